import { expect, it } from 'vitest';
import { chatText } from '@/domain/sharing/chatText';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

it('has the title, each day once, and who said what in order', () => {
  const say = (sender: 'user' | 'ai', text: string, day: number) => ({
    sender,
    text,
    timestamp: new Date(Date.UTC(2026, 10, day)),
  });
  const messages = [say('user', 'Hi', 1), say('ai', 'Hello,\nyou', 1), say('user', 'Again', 2)];
  expect(chatText('A walk 💕', messages, dayOf)).toBe(
    'A walk 💕\n\n2026-11-01\n\nYou: Hi\n\nTaal: Hello,\nyou\n\n2026-11-02\n\nYou: Again',
  );
});
