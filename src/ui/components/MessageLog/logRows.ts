import { isSameDay } from '@/ui/text/dayAndTime';

/** The fields of a message that a log needs; any sender but the user is the other side. */
export type LoggedMessage = {
  readonly id: string;
  readonly sender: string;
  readonly timestamp: Date;
};

/** What a log shows, top to bottom. */
export type LogRow<Message> =
  | { readonly kind: 'day'; readonly key: string; readonly day: Date }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: Message;
      readonly isLast: boolean;
    }
  | { readonly kind: 'typing'; readonly key: 'typing' };

/** The rows of a conversation: a day line before the first message of each day. */
export function logRows<Message extends LoggedMessage>(
  messages: readonly Message[],
  isTyping: boolean,
): LogRow<Message>[] {
  const rows: LogRow<Message>[] = [];
  messages.forEach((message, index) => {
    const before = messages[index - 1];
    if (before === undefined || !isSameDay(before.timestamp, message.timestamp)) {
      rows.push({ kind: 'day', key: `day-${message.id}`, day: message.timestamp });
    }
    const isLast = index === messages.length - 1;
    rows.push({ kind: 'message', key: message.id, message, isLast });
  });
  if (isTyping) rows.push({ kind: 'typing', key: 'typing' });
  return rows;
}
