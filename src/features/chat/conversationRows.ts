import type { ChatMessage } from '@/domain/chat/chatMessage';
import { isSameDay } from './dayAndTime';

/** What the message list shows, top to bottom. */
export type ConversationRow =
  | { readonly kind: 'day'; readonly key: string; readonly day: Date }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: ChatMessage;
      readonly isLast: boolean;
    }
  | { readonly kind: 'typing'; readonly key: 'typing' };

/** The rows of a conversation: a day line before the first message of each day. */
export function conversationRows(
  messages: readonly ChatMessage[],
  isReplying: boolean,
): ConversationRow[] {
  const rows: ConversationRow[] = [];
  messages.forEach((message, index) => {
    const before = messages[index - 1];
    if (before === undefined || !isSameDay(before.timestamp, message.timestamp)) {
      rows.push({ kind: 'day', key: `day-${message.id}`, day: message.timestamp });
    }
    const isLast = index === messages.length - 1;
    rows.push({ kind: 'message', key: message.id, message, isLast });
  });
  if (isReplying) rows.push({ kind: 'typing', key: 'typing' });
  return rows;
}
