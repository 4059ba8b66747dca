import type { Page } from '@playwright/test';
import { putRows, readStore } from '../../browser/fixtures/storage.ts';
import { chatIsRead } from '../../browser/screens/chat.ts';

/** Fills the open session with `count` messages, as the app itself would have stored them. */
export async function seedMessages(page: Page, count: number): Promise<void> {
  await chatIsRead(page);
  const [session] = await readStore(page, 'chatSessions');
  if (session === undefined) throw new Error('No session is open');
  const start = Date.now() - count * 60_000;
  // As many as a message of this length has.
  const beats = Array.from({ length: 40 }, (_, at) => (at % 7) / 8 + 0.1);
  const messages = Array.from({ length: count }, (_, position) => {
    const shared = {
      id: crypto.randomUUID(),
      sessionId: session.id,
      position,
      text: `Message ${position}: shall we meet for chai at the corner on Sunday?`,
      timestamp: start + position * 60_000,
    };
    const own = { sender: 'user', typingSpeed: 42, sentiment: 'curious', beats };
    const reply = {
      sender: 'ai',
      replyTo: 'seed',
      aiAnalysis: { confidence: 0.85, engagement: 'engaged', suggestions: [] },
    };
    return { store: 'chatMessages', row: { ...shared, ...(position % 2 === 0 ? own : reply) } };
  });
  const row = { ...session, title: 'Seeded', messageCount: count };
  await putRows(page, [...messages, { store: 'chatSessions', row }]);
}
