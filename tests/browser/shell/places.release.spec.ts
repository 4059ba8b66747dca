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

/** The message at the top of the conversation, and how far below that top it begins. */
function place(page: Page): Promise<{ text: string; offset: number }> {
  return chat(page).log.evaluate((log) => {
    const view = log.getBoundingClientRect().top;
    const rows = [...log.querySelectorAll('[data-row]')]
      .map((row) => ({ box: row.getBoundingClientRect(), text: row.textContent ?? '' }))
      .filter(({ box, text }) => box.bottom > view + 1 && text.includes('Message '))
      .sort((a, b) => a.box.top - b.box.top);
    const [first] = rows;
    const text = /Message \d+:/.exec(first?.text ?? '')?.[0] ?? '';
    return { text, offset: Math.round((first?.box.top ?? 0) - view) };
  });
}

/** Opens a long chat and scrolls up to where it is read, which is returned. */
async function readBack(page: Page, url: string) {
  await visit(page, `${url}/chat`);
  await seedMessages(page, 330);
  await visitAgain(page);
  const { log } = chat(page);
  await expect(log.getByText('Message 329:')).toBeInViewport();
  await log.hover();
  for (const [top, number] of [
    [-4000, 300],
    [-4000, 240],
  ] as const) {
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, top);
        return Number(/\d+/.exec((await place(page)).text)?.[0]);
      })
      .toBeLessThan(number);
  }
  let last = await place(page);
  await expect
    .poll(async () => {
      const before = last;
      last = await place(page);
      return last.text === before.text && last.offset === before.offset;
    })
    .toBe(true);
  return last;
}

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
    // Another tab of the same screen is no other screen; it opens as it gets the focus.
    await page
      .getByRole('tab', { name: 'Analytics' })
      .evaluate((tab) => tab.focus({ preventScroll: true }));
    await expect(page).toHaveURL(/tab=analytics/);
    await expect(page.getByRole('group', { name: 'Messages, last 7 days' })).toBeVisible();
    // As far as there is something to scroll.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { scrollHeight, clientHeight } = document.documentElement;
          return Math.round(scrollY - Math.min(200, scrollHeight - clientHeight));
        }),
      )
      .toBe(0);
  });

  test(`${device_}: a chat is read on at the same message`, async ({ app, openContext }) => {
    const page = await firstPage(await openContext({ size }));
    const before = await readBack(page, app.url);
    expect(before.text).not.toBe('');
    await follow(page, '/matches');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await chatIsRead(page);
    await expect.poll(() => place(page)).toEqual(before);
    await visitAgain(page);
    await expect.poll(() => place(page)).toEqual(before);
    // Rows that wrap otherwise are of another height.
    await follow(page, '/matches');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: size.height });
    await page.goBack();
    await expect.poll(() => place(page)).toEqual(before);
  });
}
