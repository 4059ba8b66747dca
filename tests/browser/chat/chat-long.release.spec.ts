import type { Page } from '@playwright/test';
import { seedMessages } from '../../bench/seeds/seed.ts';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { chat, chatIsRead, sendMessage } from '../screens/chat.ts';

const MESSAGES = 330;

/** The numbers of the seeded messages that are in view, top to bottom. */
function inView(page: Page): Promise<number[]> {
  return chat(page).log.evaluate((log) => {
    const view = log.getBoundingClientRect();
    return [...log.querySelectorAll('[data-row]')]
      .flatMap((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        const number = /Message (\d+):/.exec(row.textContent ?? '')?.[1];
        const isSeen =
          top < view.bottom &&
          bottom > view.top &&
          row.checkVisibility({ visibilityProperty: true });
        return isSeen && number !== undefined ? [{ top, number: Number(number) }] : [];
      })
      .sort((a, b) => a.top - b.top)
      .map(({ number }) => number);
  });
}

test('a long conversation is read back to its beginning, and its end is one message away', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/chat`);
  await seedMessages(page, MESSAGES);
  await visitAgain(page);
  await chatIsRead(page);
  const { log } = chat(page);
  await expect(log.getByText(`Message ${MESSAGES - 1}:`)).toBeInViewport();
  await log.hover();
  let topmost = MESSAGES;
  while (topmost > 0) {
    // Again where a page that came in meanwhile ended the wheel's glide.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, -600);
        return (await inView(page))[0] ?? topmost;
      })
      .toBeLessThan(topmost);
    const seen = await inView(page);
    const first = seen[0] ?? topmost;
    // No message is left out where one page meets the next.
    expect(seen).toEqual(seen.map((_, index) => first + index));
    topmost = first;
  }
  expect(await page.evaluate(() => document.getElementsByTagName('*').length)).toBeLessThan(1500);

  await sendMessage(page, 'Written far from the end');
  await expect(log.getByText(`Message ${MESSAGES - 1}:`)).toBeInViewport();
});
