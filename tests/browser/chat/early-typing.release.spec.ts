import type { Locator } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { isStored, readStore } from '../fixtures/storage.ts';
import { firstPage, visit } from '../fixtures/visit.ts';
import { chat, chatIsRead } from '../screens/chat.ts';
import { holdScripts } from '../screens/firstScreen.ts';

// React says that the document is not the one it wrote, and draws the screen itself.
test.use({ expectedFaults: /Minified React error #(418|423|425)/ });

/** What others do to a document before the app is there. */
const meddlers = {
  'an extension': () => {
    for (const field of document.querySelectorAll('textarea, input')) {
      field.after(document.createElement('aside'));
    }
    document.getElementById('root')?.prepend(document.createElement('aside'));
  },
  'a translator': () => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.matches('script, style, textarea') || !text.textContent?.trim()) {
        continue;
      }
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${text.textContent} `;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
    for (const field of document.querySelectorAll('textarea, input')) {
      field.setAttribute('placeholder', 'Schreib eine Nachricht');
      field.setAttribute('aria-label', field.getAttribute('aria-label') ?? '');
    }
  },
} as const;

/** Waits until the app hears of a field; what an extension has put in elsewhere stays as it is. */
async function isAlive(field: Locator): Promise<void> {
  await expect
    .poll(() =>
      field.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
}

for (const [who, meddle] of Object.entries(meddlers)) {
  test(`text that is typed before the app is there outlives ${who} in the document`, async ({
    app,
    openContext,
  }) => {
    // A worker would answer for the scripts of the second screen, which then cannot be held.
    const context = await openContext({ worker: false });
    const page = await firstPage(context);
    for (const [path, label] of [
      ['/chat', 'Message'],
      ['/', 'Try your rhythm'],
    ] as const) {
      if (path === '/') {
        await visit(page, `${app.url}/onboarding`);
        await page.getByRole('button', { name: 'Skip' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Find Your/);
        await isStored(page);
      }
      const release = await holdScripts(page);
      await page.goto(app.url + path, { waitUntil: 'commit' });
      const field = page.getByRole('textbox', { name: label });
      await field.click();
      await page.keyboard.type('As soon ', { delay: 30 });
      await page.evaluate(meddle);
      await page.keyboard.type('as I could', { delay: 30 });
      release();
      await page.waitForLoadState('networkidle');
      await isAlive(field);
      await expect(field).toHaveValue('As soon as I could');
      await expect(field).toBeFocused();
      await page.keyboard.type(', I wrote', { delay: 30 });
      await expect(field).toHaveValue('As soon as I could, I wrote');
      await page.unrouteAll({ behavior: 'wait' });
      if (path === '/') continue;
      await chatIsRead(page);
      await page.keyboard.press('Enter');
      const { log } = chat(page);
      await expect(log.getByText('As soon as I could, I wrote', { exact: true })).toBeVisible();
    }
  });
}

test('what is typed before the app is there is sent, at a speed that is not known', async ({
  app,
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${app.url}/chat`, { waitUntil: 'commit' });
  await chat(page).field.click();
  await page.keyboard.type('Four words by hand', { delay: 50 });
  release();
  await chatIsRead(page);
  await page.keyboard.press('Enter');
  const sent = async () =>
    (await readStore(page, 'chatMessages')).filter(({ sender }) => sender === 'user');
  const expected = { text: 'Four words by hand', typingSpeed: 0, beats: [] };
  await expect.poll(sent).toMatchObject([expected]);
});
