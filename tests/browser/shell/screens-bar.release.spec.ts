import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { sendMessage } from '../screens/chat.ts';
import { states } from '../screens/states.ts';

const PHONE = { width: 390, height: 844 };

const screens = (page: Page) => page.getByRole('navigation', { name: 'Screens' });

/** How far the lower edge of something is above the upper edge of the bar, in pixels. */
async function aboveBar(page: Page, lower: ReturnType<typeof screens>): Promise<number> {
  const [bar, box] = [
    await screens(page).getByRole('link').first().boundingBox(),
    await lower.boundingBox(),
  ];
  return (bar?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
}

test('nothing stands under the bar: the composer, a toast, the end of a page', async ({
  app,
  page,
}) => {
  const bottom = 34;
  await page.setViewportSize(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom } });
  await states.landing?.(page, app.url);
  const bar = await screens(page).getByRole('link', { name: 'Home' }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(PHONE.height - bottom);
  expect(bar?.height).toBeGreaterThanOrEqual(48);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const last = page.getByRole('contentinfo').getByRole('link').last();
  expect(await aboveBar(page, last)).toBeGreaterThan(0);

  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Good evening');
  await page.getByRole('button', { name: 'Chats', exact: true }).focus();
  await expect(screens(page).getByRole('link').first()).toBeVisible();
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const gap = await aboveBar(page, send);
  expect(gap).toBeGreaterThanOrEqual(8);
  expect(gap).toBeLessThan(20);

  await page.getByRole('button', { name: 'Chats', exact: true }).click();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await aboveBar(page, undo)).toBeGreaterThanOrEqual(8);
});
