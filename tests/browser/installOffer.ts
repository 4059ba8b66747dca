import { expect, type Page } from '@playwright/test';
import { stopWriting } from './chat.ts';
import { states } from './states.ts';

/** Chromium's own offer may come at any moment; these tests make theirs. */
export async function withoutRealOffer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('beforeinstallprompt', (event) => {
      if (event.isTrusted) event.stopImmediatePropagation();
    });
  });
}

/** The event that Chromium sends to an installable page; the prompt is always dismissed. */
export async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => Object.assign(window, { prompted: true }),
      userChoice: Promise.resolve({ outcome: 'dismissed' }),
    });
    dispatchEvent(event);
  });
}

/** A state that comes when the browser likes, but for those who make the offer themselves. */
export const withOffer: typeof states = {
  'a chat with messages and an offer to install': async (page, url) => {
    await states['a chat with messages']?.(page, url);
    await offerInstall(page);
    await stopWriting(page);
    await expect(page.getByText('Keep Taal one tap away', { exact: true })).toBeVisible();
  },
};
