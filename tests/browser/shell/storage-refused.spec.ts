import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit, visitOnce } from '../fixtures/visit.ts';
import { chat, sendMessage } from '../screens/chat.ts';
import { holdScripts } from '../screens/firstScreen.ts';
import { blockades, refusal } from '../screens/refusedStorage.ts';

/** What is asked for, and where its address ends: a new visitor's `/` is onboarding. */
const addresses = {
  '/': '/onboarding',
  '/onboarding': '/onboarding',
  '/chat': '/chat',
  '/matches?q=a': '/matches?q=a',
};

/** The commonest one stands for all of them before a commit. */
const DAILY = 'throws where a database is opened';

for (const [how, block] of Object.entries(blockades)) {
  const tag = how === DAILY ? [] : '@release';
  test(`where the browser ${how}, one screen says so, at every address`, { tag }, async ({
    app,
    page,
  }) => {
    await page.addInitScript(block);
    for (const [path, address] of Object.entries(addresses)) {
      await visit(page, app.url + path);
      await expect(refusal(page).heading).toBeVisible();
      await expect(refusal(page).tryAgain).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      expect(page.url()).toBe(app.url + address);
    }
  });
}

test('once storage is allowed, Try again leads to what was asked for', async ({ app, page }) => {
  await page.addInitScript(() => {
    // In the window's name, which a reload keeps: this browser stores nothing.
    if (window.name === 'allowed') return;
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await visit(page, `${app.url}/chat`);
  await expect(refusal(page).heading).toBeVisible();
  await refusal(page).tryAgain.click();
  await expect(refusal(page).heading).toBeVisible();
  await page.evaluate(() => {
    window.name = 'allowed';
  });
  await refusal(page).tryAgain.click();
  await sendMessage(page, 'Now it is kept');
  await expect(chat(page).log.getByText('Now it is kept')).toBeVisible();
});

test('what was typed before Taal ran stands in no dead field afterwards', {
  tag: '@release',
}, async ({ app, page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  const release = await holdScripts(page);
  await page.goto(`${app.url}/chat`, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Message' }).fill('Typed early');
  release();
  await expect(refusal(page).heading).toBeVisible();
  await expect(page.getByText('Typed early')).toHaveCount(0);
});

test.describe('with the worker', () => {
  test.use({ worker: true });

  test('storage that is refused later is said offline too', { tag: '@release' }, async ({
    app,
    page,
  }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('refused') === null) return;
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    });
    await visitOnce(page, `${app.url}/chat`);
    await sendMessage(page, 'Kept before');
    await page.evaluate(() => sessionStorage.setItem('refused', 'yes'));
    await app.stop();
    await page.reload();
    await expect(refusal(page).heading).toBeVisible();
    await page.evaluate(() => sessionStorage.removeItem('refused'));
    await refusal(page).tryAgain.click();
    await expect(chat(page).log.getByText('Kept before')).toBeVisible();
  });
});
