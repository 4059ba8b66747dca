import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { namesOf } from '../screens/matchCards.ts';

const PHONE = { width: 390, height: 844 };

const openers = [
  { path: '/matches', opener: /^Open menu$/ },
  { path: '/matches', opener: /^Filters$/ },
  { path: '/matches', opener: /Why this score/ },
  { path: '/matches', opener: /^Chat with / },
  { path: '/matches', opener: /^Hide or report / },
  { path: '/chat', opener: /^Chats$/ },
  { path: '/chat', opener: /^Sync status/ },
];

for (const { path, opener } of openers) {
  test(`the first press opens without waiting for a timer, ${path} ${opener}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.clock.install();
    await visit(page, `${app.url}${path}`);
    if (path === '/matches') await namesOf(page);
    // From here on no time goes by in the page, and no timer ends.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: opener }).first().click();
    await expect(page.getByRole('dialog')).toBeAttached();
  });
}
