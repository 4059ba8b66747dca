import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { chat, sendMessage } from '../screens/chat.ts';
import { openProfile } from '../screens/states.ts';

const NAME = 'Reword answers with the browser’s own model';
const MARK = 'In short:';

/**
 * A double of the browser's own model, as no browser here has one: it takes a while to put a mark
 * before a text, and never answers the second time.
 */
async function bringModel(page: Page, availability: string): Promise<void> {
  await page.addInitScript(
    ({ state, mark }) => {
      const asked: string[] = [];
      const prompt = (text: string) => {
        const isSecond = asked.push(text) === 2;
        return new Promise((resolve) => {
          if (!isSecond) setTimeout(() => resolve(`${mark} ${text}`), 400);
        });
      };
      const LanguageModel = {
        availability: async () => state,
        create: async () => ({ prompt, destroy() {} }),
      };
      Object.assign(window, { LanguageModel });
      window.asked = asked;
    },
    { state: availability, mark: MARK },
  );
}

/** What the double was asked to reword. */
const askedOf = (page: Page) => page.evaluate(() => window.asked);

/** Notes from now on what is read out of the coach's replies. */
async function noteWhatIsSaid(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    window.said = said;
    const note = () => {
      for (const { textContent } of document.querySelectorAll('[aria-live="polite"]')) {
        if (textContent.startsWith('Taal: ') && textContent !== said.at(-1)) said.push(textContent);
      }
    };
    const everything = { subtree: true, childList: true, characterData: true };
    new MutationObserver(note).observe(document.body, everything);
  });
  return () => page.evaluate(() => window.said);
}

async function openSettings(page: Page, url: string): Promise<void> {
  await openProfile(page, url);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { name: 'Promotions' })).toBeVisible();
}

test('the browser’s own model rewords advice once it is switched on, and nothing else', async ({
  app,
  page,
}) => {
  await bringModel(page, 'available');
  await openSettings(page, app.url);
  const toggle = page.getByRole('switch', { name: NAME });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await visitAgain(page);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(toggle).toBeChecked();

  await visit(page, `${app.url}/chat`);
  const { log, newChat } = chat(page);
  const said = await noteWhatIsSaid(page);
  await sendMessage(page, 'how do i ask her out');
  const [first] = await askedOf(page);
  await expect(log.getByText(`${MARK} ${first}`, { exact: true })).toBeVisible();
  // Once, and no other words before.
  expect(await said()).toEqual([`Taal: ${MARK} ${first}`]);

  // The double hangs: the coach's own words come after the time limit.
  await sendMessage(page, 'my parents are against our love marriage');
  await expect.poll(async () => (await askedOf(page)).length).toBe(2);
  const [, own = ''] = await askedOf(page);
  await expect(log.getByText(own, { exact: true })).toBeVisible();

  await newChat.click();
  await sendMessage(page, 'i want to kill myself');
  await expect(log.getByRole('link', { name: '14416' }).first()).toBeVisible();
  // By the time of the next answer, the one before would have been reworded.
  await sendMessage(page, 'ok');
  await expect(log.getByText(MARK)).toHaveCount(0);
  expect(await askedOf(page)).toHaveLength(2);
});

test('where the browser’s own model is not ready there is no switch for it', async ({
  app,
  page,
}) => {
  await bringModel(page, 'downloadable');
  const loaded = page.waitForResponse(/\/assets\/\S*(?:RewordingSwitch|profile-later)\S*\.js$/);
  await openSettings(page, app.url);
  await loaded;
  await expect(page.getByRole('heading', { name: 'Theme' })).toBeVisible();
  await expect(page.getByRole('switch', { name: NAME })).toHaveCount(0);
});
