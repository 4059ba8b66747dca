import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { keepFocus } from '@/ui/focus/keepFocus';
import { chat, chatIsRead, sendMessage, type } from '../screens/chat.ts';
import { away } from '../support/backendInProcess.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { type TestServices, testServices } from '../support/testServices.ts';
import { messages } from './messageParts.ts';

const SECOND = 'What do I wear on a first date?';
const { field, log, send, typing } = chat;
const { actions, item, menu, undo } = messages;
let made: TestServices;

beforeEach(async () => {
  made = testServices();
  onTestFinished(keepFocus());
  await renderScreen('/chat', made.services);
  await chatIsRead();
});

test('by keyboard: a message is copied, and deleted with all that belongs to it', async () => {
  const { backend, database, time } = made;
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  // What is sent waits on the device.
  backend.plan = away;
  await sendMessage(time, 'Is a walk a good first date?');
  await sendMessage(time, SECOND);
  await expect.element(actions).toHaveLength(4);
  const own = actions.nth(2);

  own.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Copy')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowDown', 'Delete message'],
    ['ArrowDown', 'Copy'],
    ['End', 'Delete message'],
    ['Home', 'Copy'],
    ['ArrowUp', 'Delete message'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(item(name)).toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(own).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(item('Copy')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(copy).toHaveBeenCalledExactlyOnceWith(SECOND);
  await expect.element(own).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(item('Copy')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('Delete message')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Message deleted')).toBeVisible();
  await expect.element(actions).toHaveLength(2);
  await expect.element(page.getByRole('button', { name: /^2 messages/ })).toBeVisible();
  // The next press of Tab does not begin at the top.
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  await expect(database.outbox.count()).resolves.toBe(1);
  await expect(database.analysisHistory.count()).resolves.toBe(1);

  await undo.click();
  await expect.element(log.getByText(SECOND)).toBeVisible();
  await expect.element(actions).toHaveLength(4);
  await expect.element(own).toHaveFocus();
  await expect(database.outbox.count()).resolves.toBe(2);
  await expect(database.analysisHistory.count()).resolves.toBe(2);
  await cleanup();
  await renderScreen('/chat', made.services);
  await expect.element(actions).toHaveLength(4);
});

test('a press beside the menu and Tab close it, and do nothing else', async () => {
  await sendMessage(made.time, SECOND);
  const button = actions.first();
  const { x, y, width, height } = send.element().getBoundingClientRect();
  const position = { x: x + width / 2, y: y + height / 2 };
  const there = () => document.elementFromPoint(position.x, position.y) ?? document.body;
  await field.fill('Not yet');
  for (const close of [
    // What lies over the whole window takes the press.
    () => userEvent.click(there(), { position }),
    () => userEvent.tab(),
  ]) {
    await button.click();
    await expect.element(item('Copy')).toHaveFocus();
    expect(send.element().contains(there())).toBe(false);
    await close();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  }
  await expect.element(field).toHaveValue('Not yet');
});

test('a message is deleted while its answer is written: none comes, until that is undone', async () => {
  const { database, time } = made;
  await type(SECOND);
  await userEvent.keyboard('{Enter}');
  await expect.element(typing).toBeVisible();
  await expect.poll(() => time.waits()).toContain(1500);
  actions.element().focus();
  await userEvent.keyboard('{Enter}');
  await item('Delete message').click();
  await expect.element(typing).not.toBeInTheDocument();
  await expect.element(log.getByText('Nice to see you.')).toBeVisible();
  await expect(database.chatMessages.count()).resolves.toBe(0);
  // One can write on at once.
  await field.fill('Something else');
  await expect.element(send).toBeEnabled();
  time.advance(1500);
  await expect(database.chatMessages.count()).resolves.toBe(0);
  await undo.click();
  // The answer is due at once.
  await expect
    .poll(() => {
      time.advance(1);
      return actions.elements();
    })
    .toHaveLength(2);
  await expect(database.chatMessages.count()).resolves.toBe(2);
});
