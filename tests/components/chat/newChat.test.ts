import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chat, chatIsRead, sendMessage, type } from '../screens/chat.ts';
import { holdStore } from '../support/holdStore.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { PHONE, showAt } from '../support/screenSize.ts';
import { type TestServices, testServices } from '../support/testServices.ts';

const { entries, entry, field, log, newChat } = chat;
let made: TestServices;

beforeEach(async () => {
  made = testServices();
  await renderScreen('/chat', made.services);
  await chatIsRead();
});

test('what is typed right after New Chat belongs to it, however long storing it takes', async () => {
  await sendMessage(made.time, 'The first chat');
  const release = await holdStore(made.database, 'chatSessions');
  await newChat.click();
  await field.click();
  await userEvent.keyboard('Typed ');
  // A second tap changes nothing.
  await newChat.click();
  await field.click();
  await userEvent.keyboard('at once{Enter}');
  release();
  await expect.element(log.getByText('Typed at once', { exact: true })).toBeVisible();
  await expect.element(entries).toHaveLength(2);
  await entry('The first chat').getByRole('button').first().click();
  await expect.element(field).toHaveValue('');
});

test('a new chat that cannot be stored leaves the one before, with what was typed', async () => {
  await sendMessage(made.time, 'The first chat');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  await newChat.click();
  await expect.element(page.getByText('A new chat could not be started')).toBeVisible();
  await expect.element(log.getByText('The first chat', { exact: true })).toBeVisible();
  await type('Still here');
  await expect.element(field).toHaveValue('Still here');
});

test('the history is a sheet on small screens', async () => {
  await showAt(PHONE);
  const open = page.getByRole('button', { name: 'Chats', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Chats' });
  await expect.element(newChat).not.toBeInTheDocument();
  await open.click();
  await expect.element(sheet.getByRole('heading', { name: 'Your Stats' })).toBeVisible();
  await newChat.click();
  await expect.element(sheet).not.toBeInTheDocument();
  await open.click();
  await expect.element(entries).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(open).toHaveFocus();
});

test('three chats of the history are seen on the smallest phones, and the figures fold out', async () => {
  for (const text of ['One', 'Two', 'Three']) {
    await sendMessage(made.time, text);
    await newChat.click();
  }
  await showAt({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Chats', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Chats' });
  await expect.element(entries).toHaveLength(4);
  const foot = () => entries.nth(2).element().getBoundingClientRect().bottom;
  await expect.poll(foot).toBeLessThanOrEqual(640);
  await expect.element(sheet.getByText('WPM', { exact: true })).not.toBeVisible();
  await sheet.getByRole('heading', { name: 'Your Stats' }).click();
  await expect.element(sheet.getByText('WPM', { exact: true })).toBeVisible();
});
