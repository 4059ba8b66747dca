import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { firstPage, visit } from '../fixtures/visit.ts';
import { chat, sendMessage } from '../screens/chat.ts';

const PHONE = { width: 390, height: 844 };

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
