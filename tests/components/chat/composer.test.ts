import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chat, chatIsRead, replyIsDue, sendMessage, type, typeInTime } from '../screens/chat.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { type TestServices, testServices } from '../support/testServices.ts';

const { field, log, send, typing } = chat;
let made: TestServices;

beforeEach(async () => {
  made = testServices();
  await renderScreen('/chat', made.services);
  await chatIsRead();
});

test('Enter sends, Shift+Enter breaks the line, blank text is not sent', async () => {
  await expect.element(send).toBeDisabled();
  await type('   ');
  await expect.element(field).toHaveValue('   ');
  await expect.element(send).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('   ');
  await field.fill('');
  await type('First line{Shift>}{Enter}{/Shift}second line');
  await expect.element(field).toHaveValue('First line\nsecond line');
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByText('First line second line')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect(made.database.chatMessages.toArray()).resolves.toHaveLength(1);
});

test('nothing is sent while the assistant replies, and what is typed then stays', async () => {
  await type('One{Enter}');
  await expect.element(typing).toBeVisible();
  await userEvent.keyboard('Two');
  await expect.element(send).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Two');
  await replyIsDue(made.time);
  await expect.element(typing).not.toBeInTheDocument();
  await expect.element(send).toBeEnabled();
  const stored = await made.database.chatMessages.toArray();
  expect(stored).toHaveLength(2);
  expect(stored).toContainEqual(expect.objectContaining({ sender: 'user', text: 'One' }));
});

test('the live strip shows speed and mood while typing', async () => {
  await typeInTime(made.time, 'I love this, it is great', 250);
  await expect.element(page.getByText(/^6\d WPM · positive$/)).toBeVisible();
});

test('a suggestion fills the composer', async () => {
  await sendMessage(made.time, 'How do I write a first message?');
  const suggestion = log.getByRole('button').last();
  const text = suggestion.element().textContent;
  await suggestion.click();
  await expect.element(field).toHaveValue(text);
  await expect.element(field).toHaveFocus();
});

test('markup in a message is text', async () => {
  const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
  await sendMessage(made.time, markup);
  await expect.element(log.getByText(markup)).toBeVisible();
  expect(log.element().querySelectorAll('b, img')).toHaveLength(0);
});

test('the browser brings no words back by itself, which may be erased meanwhile', async () => {
  await expect.element(field).toHaveAttribute('autocomplete', 'off');
});
