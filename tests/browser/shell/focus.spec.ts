import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { chatIsRead, sendMessage } from '../screens/chat.ts';

const focused = 'main h1:focus';

test('the first stop of the keyboard leads past the navigation', async ({ app, page }) => {
  for (const path of ['/dashboard', '/chat', '/matches']) {
    await visit(page, `${app.url}${path}`);
    await expect(page.locator('h1')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // Before the matches are read there is nothing in them to go on to.
    await expect(page.locator('main').locator('button, input, textarea').first()).toBeVisible();
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(await isInMain()).toBe(true);
    await expect(page).toHaveURL(`${app.url}${path}`);
  }
});

test('a new screen’s heading takes the focus, also after Back; the first screen’s does not', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/dashboard`);
  await expect(page.locator('h1')).toHaveText('Your Dashboard');
  await expect(page).toHaveTitle('Dashboard · Taal');
  await expect(page.getByRole('button', { name: 'Sync status: All saved' })).toBeVisible();
  await expect(page.locator(focused)).toHaveCount(0);
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [link, heading, title] of [
    ['Matches', 'Your matches', 'Matches · Taal'],
    ['AI Chat', 'New chat', 'AI Chat · Taal'],
    ['Home', 'Find Your Perfect Soul Mate', 'Taal: find your perfect soul mate'],
    ['Dashboard', 'Your Dashboard', 'Dashboard · Taal'],
  ] as const) {
    await main.getByRole('link', { name: link, exact: true }).click();
    // Home leads a newcomer into onboarding.
    if (link === 'Home') await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.locator(focused)).toContainText(new RegExp(heading, 'i'));
    await expect(page).toHaveTitle(title);
    // Nobody who points sees a ring around words.
    await expect(page.locator(focused)).toHaveCSS('outline-style', 'none');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await page.goBack();
  await expect(page.locator(focused)).toContainText('Find Your Perfect Soul Mate');
});

test('a tab and a filter change the address and leave the focus where it is', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/dashboard`);
  const tab = page.getByRole('tab', { name: 'Tips' });
  await tab.click();
  await expect(page).toHaveURL(/tab=tips/);
  await expect(page).toHaveTitle('Tips · Dashboard · Taal');
  await expect(tab).toBeFocused();
  await visit(page, `${app.url}/matches`);
  const search = page.getByRole('searchbox', { name: 'Search matches' });
  await search.click();
  await page.keyboard.type('a');
  await expect(page).toHaveURL(/q=a/);
  await expect(search).toBeFocused();
});

test('typing and the reply are said once each, in a place that was there before', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
  await page.evaluate(() => {
    const said: string[] = [];
    window.said = said;
    const regions = [...document.querySelectorAll('[aria-live="polite"], [role="status"]')];
    for (const region of regions) {
      new MutationObserver(() => {
        const words = region.textContent?.trim() ?? '';
        if (words !== '' && region.closest('[aria-live="off"]') === null) said.push(words);
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
  await sendMessage(page, 'Hello');
  // The browser's offer to install comes when the browser likes, and what waits is told after 4 s.
  const said = async () =>
    (await page.evaluate(() => window.said)).filter(
      (words) => !/^(?:Keep Taal|Sync status)/.test(words),
    );
  await expect.poll(said).toEqual(['AI is typing', expect.stringMatching(/^Taal: \S/)]);
});

test('what waits for the backend is said only when it goes on waiting', async ({ app, page }) => {
  app.backend.plan = () => ({ kind: 'status', status: 503 });
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Hello');
  await expect(page.getByRole('status').filter({ hasText: 'Sync status: waiting' })).toBeAttached();
});

test('Hindi is marked as Hindi', async ({ app, page }) => {
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'How do I say नमस्ते to her?');
  await expect(page.getByRole('log').locator('[lang="hi"]')).toHaveText('नमस्ते');
});

test('an error is tied to its field', async ({ app, page }) => {
  await visit(page, `${app.url}/profile`);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const age = page.getByLabel('Age', { exact: true });
  await age.fill('12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(age).toHaveAttribute('aria-invalid', 'true');
  await expect(age).toHaveAccessibleDescription(/Taal is for adults/);
});
