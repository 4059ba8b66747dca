import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { preview } from '@/domain/chat/preview';
import { chat, sendMessage } from '../screens/chat.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { afterReload, type TestServices, testServices } from '../support/testServices.ts';

const { clearAll, entries, entry, log, newChat } = chat;
let made: TestServices;

beforeEach(async () => {
  made = testServices();
  await renderScreen('/chat', made.services);
});

test('sessions are made, selected and deleted; the last one is replaced', async () => {
  const { time } = made;
  await sendMessage(time, 'About the trek to Rajmachi on Sunday morning');
  await expect.element(entry('About the trek to Rajmachi on…')).toHaveTextContent('2 messages');
  await newChat.click();
  await expect.element(entries).toHaveLength(2);
  await expect.element(page.getByRole('heading', { level: 1, name: 'New Chat' })).toBeVisible();
  await sendMessage(time, 'Second one');
  await entry('About the trek').getByRole('button').first().click();
  await expect.element(log.getByText('About the trek to Rajmachi on Sunday morning')).toBeVisible();

  await entry('About the trek').getByRole('button', { name: 'Delete chat' }).click();
  await expect.element(entries).toHaveLength(1);
  await expect.element(log.getByText('Second one')).toBeVisible();
  await entry('Second one').getByRole('button', { name: 'Delete chat' }).click();
  await expect.element(entry('New Chat')).toBeVisible();
  await expect.element(entries).toHaveLength(1);
});

test('Your Stats says over which time it counts, in one minute and in more', async () => {
  const { time } = made;
  const heading = page.getByRole('heading', { name: 'Your Stats' });
  const card = () => heading.element().closest('section')?.textContent;
  await sendMessage(time, 'First');
  time.advance(57_000);
  await sendMessage(time, 'Second');
  await expect.poll(card).toMatch(/minute1.*all your messages, minutes of this visit\.$/);
  time.advance(60_000);
  await sendMessage(time, 'Third');
  await expect.poll(card).toMatch(/minutes2/);
});

test('an entry shows the 30 characters of its last message below its title', async () => {
  const { time, database } = made;
  await sendMessage(time, 'What should I say when she asks about my weekend plans?');
  const [, answer] = await database.chatMessages.orderBy('[sessionId+position]').toArray();
  const lastWords = preview(v.parse(v.object({ text: v.string() }), answer).text);
  const first = entry('What should I say when she ask…');
  await expect.element(first.getByText(lastWords, { exact: true })).toBeVisible();
  const lines = () => [...first.element().querySelectorAll('button:first-of-type > span')];
  expect(lines()[1]).toHaveTextContent(lastWords);
  expect(lines()[2]).toHaveTextContent(/^Today · 2 messages$/);
});

test('an entry shows no word beside danger, and none of an empty chat', async () => {
  await expect.poll(() => entries.element().textContent).toBe('New ChatToday · 0 messages');
  await sendMessage(made.time, 'I want to kill myself');
  await expect.element(entries).toHaveTextContent(/^New ChatToday · 2 messages$/);
});

test('the first visit makes one session, and a reload keeps it, with its messages', async () => {
  await expect.element(entries).toHaveLength(1);
  await sendMessage(made.time, 'Still here');
  made = await afterReload(made);
  await renderScreen('/chat', made.services);
  await expect.element(log.getByText('Still here')).toBeVisible();
  await expect.element(entries).toHaveLength(1);
});

test('Clear all leaves one new session', async () => {
  await sendMessage(made.time, 'To be cleared');
  for (const chats of [2, 3]) {
    await newChat.click();
    await expect.element(entries).toHaveLength(chats);
  }
  await clearAll.click();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect.element(entries).toHaveLength(1);
  await expect.element(log.getByText('To be cleared')).not.toBeInTheDocument();
  await expect(made.database.chatSessions.toArray()).resolves.toHaveLength(1);
});
