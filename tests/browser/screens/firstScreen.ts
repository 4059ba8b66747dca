import { expect, type Page } from '@playwright/test';
import type { Screen } from '../../../src/shell/screens.ts';
import { visit } from '../fixtures/visit.ts';
import { chat } from './chat.ts';

/** What each screen's first heading says. */
export const headings: Record<string, RegExp> = {
  '/': /^Find Your/,
  '/onboarding': /^Welcome to Taal/,
  '/dashboard': /^Your Dashboard/,
  '/chat': /^New Chat/,
  '/matches': /^Your matches/,
  '/profile': /^Your profile/,
  '/read': /^Read a real chat/,
} satisfies Record<Screen, RegExp>;

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

interface Watched {
  /** Every heading of the first level that was painted, in order. */
  readonly headings: readonly string[];
  /** What moved, and how far. */
  readonly shifts: readonly string[];
}

/** Notes from the start of each document on which headings are painted, and what shifts. */
export async function watchScreens(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Window['watched'] = { headings: [], shifts: [] };
    window.watched = watched;
    const look = () => {
      for (const heading of document.querySelectorAll('h1')) {
        const text = heading.textContent ?? '';
        const isShown = heading.checkVisibility({ visibilityProperty: true });
        if (isShown && watched.headings.at(-1) !== text) watched.headings.push(text);
      }
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof LayoutShift)) continue;
        const { value, sources } = entry;
        const moved = Array.from(sources, ({ node, previousRect, currentRect }) =>
          [node?.textContent?.slice(0, 40), previousRect, currentRect].map((of) =>
            JSON.stringify(of),
          ),
        );
        watched.shifts.push(`${value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function watchedIn(page: Page): Promise<Watched> {
  return page.evaluate(() => window.watched);
}

/**
 * Lets the scripts of the next document wait until the returned function is called. Only the
 * network can be held: where a worker answers for scripts, the test fails.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  await page.addInitScript((mark) => {
    if (sessionStorage.getItem(mark) !== null) return;
    sessionStorage.setItem(mark, 'seen');
    if (navigator.serviceWorker.controller === null) return;
    // biome-ignore lint/suspicious/noConsole: what is said there fails the test.
    console.error('A worker answers for the scripts: they are not held');
  }, `held ${Date.now()}`);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Leaves onboarding, as somebody did who comes back. */
export async function becomeReturning(page: Page, url: string): Promise<void> {
  await visit(page, `${url}/onboarding`);
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(heading(page)).toHaveText(/^Find Your/);
}

/** Begins to write a message while the app is still on its way. */
export async function writeBeforeTheApp(page: Page, url: string, text: string) {
  const release = await holdScripts(page);
  await page.goto(`${url}/chat`, { waitUntil: 'commit' });
  const { field, log } = chat(page);
  await field.click();
  await page.keyboard.type(text);
  return { release, field, log };
}
