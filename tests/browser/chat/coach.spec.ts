import * as v from 'valibot';
import { expect, type Page } from '../fixtures/app.ts';
import { offerInstall, withoutRealOffer } from '../fixtures/installOffer.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { firstPage, visit } from '../fixtures/visit.ts';
import { chat, sendMessage, stopWriting } from '../screens/chat.ts';

const PHONE = { width: 390, height: 844 };

const offerWithDraft = v.object({ draft: v.string() });

/** The coach's last answer. */
async function lastAnswer(page: Page): Promise<Record<string, unknown>> {
  const messages = await readStore(page, 'chatMessages');
  const answers = messages.filter(({ sender }) => sender === 'ai');
  return answers.sort((one, other) => Number(one.position) - Number(other.position)).at(-1) ?? {};
}

async function ask(page: Page, text: string): Promise<Record<string, unknown>> {
  const before = Number((await lastAnswer(page)).position ?? -1);
  await sendMessage(page, text);
  await expect
    .poll(async () => Number((await lastAnswer(page)).position ?? -1))
    .toBeGreaterThan(before);
  return lastAnswer(page);
}

test('with no network it answers in the language of the message, and remembers through a kill', async ({
  app,
  device,
}) => {
  const context = await device.open({ size: PHONE });
  const page = await firstPage(context);
  await visit(page, `${app.url}/chat`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await app.stop();
  const english = await ask(page, 'she has not replied for two days');
  expect(english.text).toMatch(/two days/iu);
  const hinglish = await ask(page, 'aur agar wo mana kar de to?');
  expect(hinglish.offer).toMatchObject({ language: 'hinglish' });
  await device.kill();

  const again = await device.open({ size: PHONE, offline: true });
  const reopened = await firstPage(again);
  await visit(reopened, `${app.url}/chat`);
  const sessions = await readStore(reopened, 'chatSessions');
  expect(sessions[0]).toMatchObject({ coach: { language: 'hinglish', slots: { days: 2 } } });
  const hindi = await ask(reopened, 'पहली डेट पर क्या पहनूँ?');
  expect(hindi.offer).toMatchObject({ language: 'hi' });
  const devanagari = chat(reopened).log.locator('[lang="hi"]').last();
  await expect(devanagari).toBeVisible();
  await expect(devanagari).toHaveCSS('line-height', '27.2px');
});

test('beside danger stand help to call, and no speed, mood, title or offer to install', async ({
  app,
  page,
}) => {
  await withoutRealOffer(page);
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'i want to kill myself');
  const { log, entries, field } = chat(page);
  const call = log.getByRole('link', { name: '14416' });
  await expect(call.first()).toHaveAttribute('href', 'tel:14416');
  await expect(log.getByRole('button', { name: /^Reading of this message/ })).toHaveCount(0);
  await expect(log.getByText('WPM')).toHaveCount(0);
  await expect(entries.first()).toContainText('New Chat');
  await expect(page.getByText('Take your time', { exact: true })).toBeVisible();
  await offerInstall(page);
  await stopWriting(page);
  await expect(page.getByText('Keep Taal one tap away', { exact: true })).toBeHidden();

  // Its chips have answers of their own, and the talk stays calm.
  const chip = log.getByRole('button', { name: 'What happens when I call 14416?' });
  await chip.click();
  await field.press('Enter');
  await expect(log.getByText(/trained|counsellor|listens/u).last()).toBeVisible();
  await expect.poll(async () => (await lastAnswer(page)).offer).toMatchObject({ isSafety: true });
  const calm = await ask(page, 'ok');
  expect(calm.text).not.toMatch(/wpm|message|date/iu);
  expect(await readStore(page, 'chatSessions')).toMatchObject([{ title: 'New Chat' }]);
});

test('an opener for a match is copied, or taken into the chat with them', async ({ app, page }) => {
  await visit(page, `${app.url}/matches`);
  const open = page.getByRole('button', { name: /^Chat with/ }).first();
  const name = ((await open.getAttribute('aria-label')) ?? '').slice('Chat with '.length);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `${app.url}/chat`);
  const answer = await ask(page, `write an opener for ${name}`);
  const { draft } = v.parse(offerWithDraft, answer.offer);
  expect(draft).toContain(name.split(' ')[0]);
  await chat(page).log.getByRole('button', { name: 'Copy text' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(draft);
  await chat(page)
    .log.getByRole('button', { name: /^Use with / })
    .click();
  const dialog = page.getByRole('dialog', { name: `Chat with ${name}` });
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(draft);
});

test('a match steps out of the play for somebody in danger', async ({ app, page }) => {
  await visit(page, `${app.url}/matches`);
  await page
    .getByRole('button', { name: /^Chat with/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('मैं अब जीना नहीं चाहती');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/अभ्यास यहाँ रोकते हैं/u).first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416');
});
