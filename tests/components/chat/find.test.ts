import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { chat, chatIsRead, sendMessage } from '../screens/chat.ts';
import { fillDatabase } from '../support/fillDatabase.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { PHONE, showAt } from '../support/screenSize.ts';
import { testServices } from '../support/testServices.ts';

const { log, newChat } = chat;
const MESSAGES = 400;
const DAY = 86_400_000;
const history = page.getByRole('list', { name: 'History' });
const field = page.getByRole('searchbox', { name: 'Search chats' });
const list = page.getByRole('list', { name: 'Search results' });
const results = list.getByRole('listitem');
const status = page.getByRole('status');
const openChats = page.getByRole('button', { name: 'Chats', exact: true });

const marked = () =>
  [...list.element().querySelectorAll('mark')].map(({ textContent }) => textContent);

function session(id: string, title: string, at: number, messageCount: number) {
  const row = {
    id,
    title,
    timestamp: at,
    messageCount,
    lastMessageAt: at,
    lastAiMessageAt: at,
    recentReplyIds: [],
  };
  return { store: 'chatSessions', row };
}

/** A long chat with one Hindi message far from its end, and three older chats about a trek. */
async function fill(database: TaalDatabase, now: number): Promise<void> {
  const start = now - DAY;
  const messages = Array.from({ length: MESSAGES }, (_, position) => {
    const text =
      position === 60
        ? 'कल हम ज़रूर फ़िल्म देखेंगे'
        : `Message ${position}: shall we meet for chai at the corner on Sunday?`;
    const shared = {
      id: crypto.randomUUID(),
      sessionId: 'session_long',
      position,
      text,
      timestamp: start + position * 60_000,
    };
    const own = { sender: 'user', typingSpeed: 42, sentiment: 'curious', beats: [0.5] };
    const reply = {
      sender: 'ai',
      replyTo: 'seed',
      aiAnalysis: { confidence: 0.85, engagement: 'engaged', suggestions: [] },
    };
    return { store: 'chatMessages', row: { ...shared, ...(position % 2 === 0 ? own : reply) } };
  });
  const older = [0, 1, 2].map((index) =>
    session(`session_${index}`, `Chat ${index} about the trek`, now - (30 + index) * DAY, 2),
  );
  await fillDatabase(database, [
    ...messages,
    session('session_long', 'Seeded', start, MESSAGES),
    ...older,
  ]);
}

for (const size of ['desktop', 'phone'] as const) {
  test(`${size}: a message in Hindi is found as it is typed, and its chat opens there`, async () => {
    if (size === 'phone') await showAt(PHONE);
    const showChats = async () => {
      if (size === 'phone') await openChats.click();
    };
    const { services, database, time } = testServices();
    await fill(database, time.clock());
    await renderScreen('/chat', services);
    await chatIsRead();
    await showChats();
    await newChat.click();
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'New Chat' }))
      .toBeInTheDocument();
    await showChats();
    await field.click();
    // Without the nukta, and with short vowels.
    await userEvent.type(field, 'जरुर फिल्म');
    await expect.element(results).toHaveLength(1);
    expect(marked()).toEqual(['ज़रूर', 'फ़िल्म']);
    await expect.element(history).not.toBeInTheDocument();
    await expect.element(status.filter({ hasText: '1 result' })).toBeVisible();
    await results.getByRole('button').click();
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Seeded' }))
      .toBeInTheDocument();
    await expect.element(log.getByText('फ़िल्म')).toBeInViewport();
    await expect.element(log.getByText('Message 399:')).not.toBeInViewport();
    if (size === 'phone') await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    else await expect.element(field).toHaveValue('जरुर फिल्म');
  });
}

test('what is sent meanwhile is found, and a chat by its title; Escape clears before it closes', async () => {
  await showAt(PHONE);
  const { services, database, time } = testServices();
  await fill(database, time.clock());
  await renderScreen('/chat', services);
  await sendMessage(time, 'A walk in the rain');
  await openChats.click();
  await field.fill('TREK');
  await expect.element(results).toHaveLength(3);
  expect(marked()[0]).toBe('trek');
  await field.fill('rain walk');
  await expect.element(results.first()).toHaveTextContent('A walk in the rain');
  await field.fill('chai');
  await expect.element(results).toHaveLength(30);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(results).toHaveLength(60);
  await field.fill('zzz');
  await expect.element(status.filter({ hasText: 'Nothing found for “zzz”.' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  await expect.element(history).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
