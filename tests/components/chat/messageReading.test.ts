import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { chat, chatIsRead, replyIsDue, sendMessage, typeInTime } from '../screens/chat.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { PHONE, showAt } from '../support/screenSize.ts';
import { testServices } from '../support/testServices.ts';

const { field, log, typing } = chat;
const ofMessage = page.getByRole('button', { name: /^Reading of this message: / });
const ofChat = page.getByRole('button', { name: /reading of this chat$/ });
const message = page.getByRole('dialog', { name: 'Reading of this message' });
const whole = page.getByRole('dialog', { name: 'Reading of this chat' });
const readBy = message.getByRole('status').filter({ hasText: /read/i });
const signals = message.getByRole('listitem');

/** What the reading of a message says of one thing. */
const fact = (term: string) =>
  [...message.element().querySelectorAll('dl > div')].find(({ textContent }) =>
    textContent.includes(term),
  )?.textContent;

test('the reading of a message: from this device, then from the server', async () => {
  const { services, backend, time } = testServices();
  backend.plan = () => ({ kind: 'status', status: 503 });
  await renderScreen('/chat', services);
  await typeInTime(time, 'I love love this, it is great ');
  document.execCommand('insertText', false, '😍 ');
  await userEvent.keyboard('How do I begin?{Enter}');
  await replyIsDue(time);
  await expect.element(typing).not.toBeInTheDocument();
  await expect.element(ofMessage).toHaveTextContent(/\d+ WPM · excited$/);
  ofMessage.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(message)
    .toHaveTextContent('Highly Compatible - Strong mutual interest detected');
  expect(fact('Speed')).toMatch(/\d+ WPM$/);
  expect(fact('Consistency')).toMatch(/Sample\d+%$/);
  expect(fact('Confidence')).toMatch(/high$/);
  expect(fact('Mood')).toMatch(/excited$/);
  expect(signals.elements().map(({ textContent }) => textContent)).toEqual([
    '😍',
    'love ×2',
    'great',
    '1 question mark',
  ]);
  expect(fact('Response')).toMatch(/ s, (very )?engaged$|, thoughtful$/);
  expect(fact('Engagement')).toMatch(/engaged$|moderate$/);
  await expect
    .element(readBy)
    .toHaveTextContent('Read on this device. The server has not read it yet.');

  // The server's answer takes its place while one looks.
  backend.plan = () => null;
  dispatchEvent(new Event('online'));
  await expect.element(readBy).toHaveTextContent('Read by the server.');
  expect(fact('Consistency')).not.toContain('Sample');
  await userEvent.keyboard('{Escape}');
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(ofMessage).toHaveFocus();
});

test('the reading of a chat says what it stands on; what is gone is said to be', async () => {
  const { services, database, time } = testServices();
  await renderScreen('/chat', services);
  await chatIsRead();
  await expect.element(page.getByText('0 messages').first()).toBeInTheDocument();
  await expect.element(ofChat).not.toBeInTheDocument();
  await typeInTime(time, 'Is it good?');
  await userEvent.keyboard('{Enter}');
  await replyIsDue(time);
  await expect.element(typing).not.toBeInTheDocument();
  await field.fill('Pasted as a whole');
  // While a reply is on its way, nothing can be sent.
  await expect.element(chat.send).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(ofMessage).toHaveLength(2);
  await expect.element(log.getByText('Pasted as a whole')).toBeVisible();
  // Nothing is sent before the coach has heard it.
  await replyIsDue(time);

  await ofChat.click();
  await expect.element(whole).toHaveTextContent('Building Rapport - Getting to know each other');
  await expect.element(whole).toHaveTextContent(/\d+ WPMover 1 typed message/);
  await expect.element(whole).toHaveTextContent('over 2 responses');
  await expect
    .element(whole)
    .toHaveTextContent('Based on 2 messages of yours: 2 read by the server.');
  await userEvent.keyboard('{Escape}');
  await expect.element(ofChat).toHaveFocus();

  await ofMessage.last().click();
  await expect.element(message).toBeVisible();
  expect(fact('Speed')).toContain('Not typed, so not measured');
  await expect.element(message).not.toHaveTextContent('Consistency');
  await userEvent.keyboard('{Escape}');

  // The hundred analyses that are kept leave those of older messages out.
  await cleanup();
  await database.analysisHistory.clear();
  await renderScreen('/chat', services);
  await ofMessage.first().click();
  await expect.element(message).toHaveTextContent('Most of this reading is gone');
  expect(fact('Speed')).toMatch(/\d+ WPM$/);
  expect(signals.elements().map(({ textContent }) => textContent)).toEqual([
    'good',
    '1 question mark',
  ]);
  await expect.element(readBy).toHaveTextContent('The server has read it.');
  await userEvent.keyboard('{Escape}');
  await ofChat.click();
  await expect.element(whole).toHaveTextContent('The readings of this chat are no longer kept');
});

test('the button of a message stands on the line of its time, and the title has the header', async () => {
  const { services, time } = testServices();
  await showAt(PHONE);
  await renderScreen('/chat', services);
  await sendMessage(time, 'How do I write a first message to her?');
  const middle = (part: Element | null | undefined) => {
    const box = part?.getBoundingClientRect();
    return box === undefined ? Number.NaN : box.top + box.height / 2;
  };
  const rows = [...document.querySelectorAll('[data-row]:has([aria-haspopup="menu"])')];
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    const [menu, said] = ['[aria-haspopup="menu"] svg', 'time'].map((part) =>
      row.querySelector(part),
    );
    expect(Math.abs(middle(menu) - middle(said))).toBeLessThanOrEqual(1);
  }
  // The count is read out, and takes no room.
  await expect.element(ofChat).toHaveAccessibleName('2 messages, reading of this chat');
  expect(ofChat.element().textContent).toBe('');
});
