import type { Page } from '@playwright/test';
import { seedMessages } from '../../bench/seeds/seed.ts';
import { DESKTOP, expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit, visitAgain } from '../fixtures/visit.ts';
import { chat, chatIsRead } from '../screens/chat.ts';

const PHONE = { width: 390, height: 844 };

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Follows a link of the navigation; a press of the test tool's would scroll to it. */
const follow = (page: Page, path: string) =>
  page
    .locator(`nav a[href="${path}"]`)
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });

for (const [device_, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`${device_}: a screen is where it was after Back, Forward and a reload`, async ({
    app,
    openContext,
  }) => {
    const page = await firstPage(await openContext({ size }));
    await visit(page, `${app.url}/onboarding`);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Find Your Perfect/);
    await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }));
    await follow(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Your Dashboard' })).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(2400);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Dashboard' })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(200);
    await visitAgain(page);
    await expect.poll(() => scrolled(page)).toBe(200);
  });

  test(`${device_}: a chat opens at its end`, async ({ app, openContext }) => {
    const page = await firstPage(await openContext({ size }));
    await visit(page, `${app.url}/chat`);
    await seedMessages(page, 330);
    await visitAgain(page);
    const { log } = chat(page);
    const last = log.getByText('Message 329:');
    await expect(last).toBeInViewport();
    await log.hover();
    // A list that is still being laid out stays at its end.
    await expect(async () => {
      await page.mouse.wheel(0, -4000);
      await expect(last).not.toBeInViewport({ timeout: 1000 });
    }).toPass();
    await follow(page, '/matches');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await chatIsRead(page);
    await expect(last).toBeInViewport();
    await visitAgain(page);
    await expect(last).toBeInViewport();
  });
}
