import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { usedDevice } from '../../support/builders/usedDevice.ts';
import { chat } from '../screens/chat.ts';
import { fillDatabase } from '../support/fillDatabase.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { sendElsewhere } from '../support/sendElsewhere.ts';
import { testServices } from '../support/testServices.ts';

const card = page.getByRole('region', { name: 'Your rhythm' });
const beats = page.getByRole('slider', { name: 'Beats of your messages' });
const table = page.getByRole('table', { name: 'Your rhythm, message by message' });
const invitation = card.getByRole('link', { name: 'Write your first beat' });

test('the rhythm reads what a hundred messages bear, and says how many', async () => {
  const { services, database, time } = testServices();
  await fillDatabase(database, usedDevice(120, time.clock()));
  await renderScreen('/dashboard', services);
  await expect.element(beats).toHaveAttribute('aria-valuemax', '100');
  await expect.element(card).toHaveTextContent('last 100 messages');
  // A head and a row for each beat.
  await expect.element(table.getByRole('row')).toHaveLength(101);
  await expect
    .element(card)
    .toHaveTextContent(
      /\d+ WPM, mostly [a-z]+\. (You write (faster|slower) when .* over \d+ typed messages, against \d+ WPM over \d+ others\.|Over \d+ typed messages, your speed does not clearly change)/,
    );
});

test('the rhythm begins with an invitation to chat', async () => {
  await renderScreen('/dashboard', testServices().services);
  await invitation.click();
  await expect.element(chat.field).toBeVisible();
});

test('the rhythm grows beat by beat, and reads by key and tap', async () => {
  const { services, time } = testServices();
  await renderScreen('/dashboard', services);
  await expect.element(invitation).toBeVisible();
  const written = [
    ['I love this so much!!', 5],
    ['Shall we meet for chai?', 6],
    ['A whole pasted sentence.', 0],
  ] as const;
  for (const [index, [text, timeTaken]] of written.entries()) {
    time.advance(60_000);
    await sendElsewhere(services, text, timeTaken);
    await expect.element(beats).toHaveAttribute('aria-valuemax', String(index + 1));
  }
  const told = (words: RegExp) =>
    expect.element(beats).toHaveAttribute('aria-valuetext', expect.stringMatching(words));
  await told(/^not typed, neutral, Today, /);
  beats.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await told(/^\d+ WPM, curious, Today, /);
  await userEvent.keyboard('{Home}');
  await told(/^\d+ WPM, excited, Today, /);
  const { width } = beats.element().getBoundingClientRect();
  await beats.click({ position: { x: width - 5, y: 40 } });
  await expect.element(beats).toHaveAttribute('aria-valuenow', '3');
  await card.getByRole('button', { name: /^curious 1/ }).click();
  await expect.element(beats).toHaveAttribute('aria-valuemax', '1');
  await told(/curious/);
  await expect.element(table.getByRole('row')).toHaveLength(4);
  await expect.element(card.getByText(/Taal has read 2 typed messages/)).toBeVisible();
});
