import { expect, type Page } from '../fixtures/app.ts';
import { findDeviceFull, NO_ROOM } from '../fixtures/fullDevice.ts';
import { offerInstall, withoutRealOffer } from '../fixtures/installOffer.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit } from '../fixtures/visit.ts';
import { chat, sendMessage } from '../screens/chat.ts';

// A full device is made by such an event, which the watch of the tests hears too.
test.use({ expectedFaults: /Unhandled: QuotaExceededError/ });

const SIZES = [
  [390, 844],
  [390, 430],
  [360, 370],
  [320, 480],
  [320, 320],
  [844, 390],
] as const;

const suggestion = (page: Page) => page.getByText('Keep Taal one tap away', { exact: true });

/** Which parts of the composer are not whole on the screen, as somebody finds it who scrolls nothing. */
const composerCut = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const form = document.querySelector('main form');
    return [...(form?.querySelectorAll('textarea, button') ?? [])]
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ part, box }) => {
        const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
        const isWhole = box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
        return !isWhole || document.elementFromPoint(...middle)?.closest('form') !== form || !part;
      })
      .map(({ part, box }) => `${part.tagName} ${box.top}–${box.bottom} of ${innerHeight}`);
  });

/** How much of the last row of the conversation is in view, in pixels. */
const lastInView = (page: Page) =>
  page.evaluate(() => {
    const log = document.querySelector('[role="log"]')?.getBoundingClientRect();
    const last = [...document.querySelectorAll('[data-row]')].at(-1)?.getBoundingClientRect();
    const composer = document.querySelector('main form')?.parentElement?.getBoundingClientRect();
    if (log === undefined || last === undefined || composer === undefined) return 0;
    return Math.min(last.bottom, composer.top) - Math.max(last.top, log.top);
  });

test('the composer and the last words stay on small screens, and no notice takes their room', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: { width: 390, height: 430 } });
  const page = await firstPage(context);
  await withoutRealOffer(page);
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Hello there');
  await offerInstall(page);
  const { field } = chat(page);
  await expect(field).toBeFocused();
  for (const [width, height] of SIZES) {
    // The width stays, as it does when a keyboard opens.
    await page.setViewportSize({ width, height: 844 });
    await expect(suggestion(page)).toBeVisible();
    await page.setViewportSize({ width, height });
    await expect.poll(() => composerCut(page), `${width}x${height}`).toEqual([]);
    await expect.poll(() => lastInView(page), `${width}x${height}`).toBeGreaterThan(60);
    await expect(suggestion(page)).toBeVisible({ visible: height === 844 });
  }

  // The keyboard is away, and the field has the focus still.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(suggestion(page)).toBeVisible();
  await field.click();
  await field.fill('And then?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat(page).log.getByText('And then?')).toBeVisible();
  await page.getByRole('button', { name: 'Chats', exact: true }).focus();
  await expect(suggestion(page)).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => composerCut(page), `${width}x${height}, not focused`).toEqual([]);
  }
});

test('a notice that has to be told leaves the composer on the screen', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: { width: 320, height: 320 } });
  const page = await firstPage(context);
  await visit(page, `${app.url}/chat`);
  await findDeviceFull(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(page.getByText(NO_ROOM, { exact: true })).toBeVisible();
    await expect.poll(() => composerCut(page), `${width}x${height}`).toEqual([]);
  }
});
