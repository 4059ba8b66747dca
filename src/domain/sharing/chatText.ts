import type { ChatMessage } from '../chat/chatMessage';

const AUTHORS = { user: 'You', ai: 'Taal' } as const;

/**
 * A chat as plain text: its title, then the messages in their order with who said them, below the
 * day of each. `dayOf` writes a day.
 */
export function chatText(
  title: string,
  messages: readonly Pick<ChatMessage, 'sender' | 'text' | 'timestamp'>[],
  dayOf: (moment: Date) => string,
): string {
  const parts = [title];
  let day = '';
  for (const { sender, text, timestamp } of messages) {
    const its = dayOf(timestamp);
    if (its !== day) parts.push(its);
    day = its;
    parts.push(`${AUTHORS[sender]}: ${text}`);
  }
  return parts.join('\n\n');
}
