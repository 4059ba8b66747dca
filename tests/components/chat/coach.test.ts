import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { createStore } from '@/domain/store';
import { chat, chatIsRead, replyIsDue, sendMessage } from '../screens/chat.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

const { entries, field, log, newChat, typing } = chat;
const dialog = page.getByRole('dialog');
const words = dialog.getByRole('textbox', { name: 'Message' });
const openMatch = page.getByRole('button', { name: /^Chat with/ }).first();

/** The longest that a match takes to answer. */
const MATCH_ANSWERS_MS = 5000;

const answerRow = v.object({
  sender: v.literal('ai'),
  text: v.string(),
  position: v.number(),
  offer: v.object({ isSafety: v.boolean(), draft: v.nullable(v.string()) }),
});

/** The coach's last answer. */
async function lastAnswer(database: TaalDatabase) {
  const stored = await database.chatMessages.toArray();
  const answers = stored.filter((row) => v.is(answerRow, row));
  return answers.toSorted((one, other) => one.position - other.position).at(-1);
}

test('beside danger stand help to call, and no speed, mood, title or offer to install', async () => {
  const { services, database, time } = testServices({
    installation: {
      state: createStore({ way: 'prompt', isSheetOpen: false }),
      isStandalone: false,
      install: async () => 'shown',
      closeSheet: () => {},
    },
  });
  await renderScreen('/chat', services);
  await sendMessage(time, 'i want to kill myself');
  const call = log.getByRole('link', { name: '14416' });
  await expect.element(call.first()).toHaveAttribute('href', 'tel:14416');
  const readings = log.getByRole('button', { name: /^Reading of this message/ });
  await expect.element(readings).not.toBeInTheDocument();
  await expect.element(log.getByText('WPM')).not.toBeInTheDocument();
  await expect.element(entries.first()).toHaveTextContent('New Chat');
  await expect.element(page.getByText('Take your time', { exact: true })).toBeVisible();

  // Its chips have answers of their own, and the talk stays calm.
  await log.getByRole('button', { name: 'What happens when I call 14416?' }).click();
  await userEvent.keyboard('{Enter}');
  await replyIsDue(time);
  await expect.element(log.getByText(/trained|counsellor|listens/u).last()).toBeInTheDocument();
  await expect.poll(() => lastAnswer(database)).toMatchObject({ offer: { isSafety: true } });
  await expect.element(typing).not.toBeInTheDocument();
  await field.fill('ok');
  await userEvent.keyboard('{Enter}');
  await replyIsDue(time);
  await expect.poll(() => database.chatMessages.count()).toBe(6);
  expect((await lastAnswer(database))?.text).not.toMatch(/wpm|message|date/iu);
  await expect(database.chatSessions.toArray()).resolves.toMatchObject([{ title: 'New Chat' }]);
  // While somebody writes nothing is offered anyway; with Tab that is over at once.
  await userEvent.tab();
  await new Promise(requestAnimationFrame);
  const offer = page.getByText('Keep Taal one tap away', { exact: true });
  await expect.element(offer).not.toBeInTheDocument();
  await newChat.click();
  await expect.element(offer).toBeVisible();
});

test('an opener for a match is copied, or taken into the chat with them', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { services, database, time } = testServices();
  const router = await renderScreen('/matches', services);
  await expect.element(openMatch).toBeVisible();
  const name = (openMatch.element().getAttribute('aria-label') ?? '').slice('Chat with '.length);
  await router.navigate({ to: '/chat' });
  await chatIsRead();
  await sendMessage(time, `write an opener for ${name}`);
  const draft = (await lastAnswer(database))?.offer.draft;
  expect(draft).toContain(name.split(' ')[0]);
  await log.getByRole('button', { name: 'Copy text' }).click();
  expect(copy).toHaveBeenCalledExactlyOnceWith(draft);
  await log.getByRole('button', { name: /^Use with / }).click();
  await expect.element(page.getByRole('dialog', { name: `Chat with ${name}` })).toBeVisible();
  await expect.element(words).toHaveValue(draft ?? '');
});

test('a match steps out of the play for somebody in danger', async () => {
  const { services, time } = testServices();
  await renderScreen('/matches', services);
  await openMatch.click();
  await words.fill('मैं अब जीना नहीं चाहती');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('मैं अब जीना नहीं चाहती')).toBeVisible();
  time.advance(MATCH_ANSWERS_MS);
  await expect.element(dialog.getByText(/अभ्यास यहाँ रोकते हैं/u).first()).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: '14416' }))
    .toHaveAttribute('href', 'tel:14416');
});

test('the coach is asked about a practice chat, which is still there afterwards', async () => {
  const { services, time } = testServices();
  const router = await renderScreen('/matches', services);
  await expect.element(openMatch).toBeVisible();
  const name = (openMatch.element().getAttribute('aria-label') ?? '').slice('Chat with '.length);
  await openMatch.click();
  const ask = dialog.getByRole('button', { name: 'What does the coach think?' });
  await expect.element(words).toHaveFocus();
  await expect.element(ask).not.toBeInTheDocument();
  await userEvent.keyboard('hi, how are you{Enter}');
  await expect.element(dialog.getByText('hi, how are you')).toBeVisible();
  time.advance(MATCH_ANSWERS_MS);
  await expect.element(ask).toBeVisible();
  const answer = dialog.getByRole('log').element().textContent;
  await ask.click();

  await expect.poll(() => router.state.location.pathname).toBe('/chat');
  await expect.element(log.getByText(`Practice with ${name}: what do you think?`)).toBeVisible();
  await expect.element(log.getByText(/I wrote: “hi, how are you”/)).toBeVisible();
  await replyIsDue(time);
  const reply = () =>
    [...document.querySelectorAll('[aria-live="polite"]')]
      .map(({ textContent }) => textContent)
      .find((text) => /^Taal: \S/.test(text)) ?? '';
  await expect.poll(reply).toContain('“hi, how are you”');
  expect(reply()).toContain(name);
  const quoted = /“([^”]+)”[^“]*$/u.exec(reply())?.[1] ?? 'none';
  expect(answer).toContain(quoted.replace(/ …$/u, ''));

  router.history.back();
  await page.getByRole('button', { name: `Chat with ${name}` }).click();
  await expect.element(dialog.getByText('hi, how are you')).toBeVisible();
  await expect.element(ask).toBeVisible();
});
