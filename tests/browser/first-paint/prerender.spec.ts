import { nameOfScreen, SCREENS } from '../../../src/shell/screens.ts';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { isStored } from '../fixtures/storage.ts';
import { firstPage, visit, visitOnce } from '../fixtures/visit.ts';
import {
  becomeReturning,
  heading,
  headings,
  holdScripts,
  watchedIn,
  watchScreens,
  writeBeforeTheApp,
} from '../screens/firstScreen.ts';

test.use({ worker: true });

const HOME = 'Taal: find your perfect soul mate';

test('without scripts every route shows its first screen', async ({ app, openContext }) => {
  const context = await openContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  for (const [path, name] of Object.entries(headings)) {
    await page.goto(app.url + path, { waitUntil: 'load' });
    await expect(heading(page)).toHaveText(name);
    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).toHaveCSS('font-family', /^"?Figtree"?,/);
  }
});

test('text that is typed before the app is there is kept, with the focus', async ({
  app,
  openContext,
}) => {
  const page = await firstPage(await openContext({ worker: false }));
  for (const [path, label] of [
    ['/chat', 'Message'],
    ['/', 'Try your rhythm'],
  ] as const) {
    if (path === '/') {
      await becomeReturning(page, app.url);
      await isStored(page);
    }
    const release = await holdScripts(page);
    await page.goto(app.url + path, { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: label });
    await field.click();
    await page.keyboard.type('As soon as I could');
    release();
    await page.waitForLoadState('networkidle');
    await expect(field).toHaveValue('As soon as I could');
    await expect(field).toBeFocused();
    // The app has it too, and goes on from there.
    await page.keyboard.type(', I wrote');
    await expect(field).toHaveValue('As soon as I could, I wrote');
    await page.unrouteAll({ behavior: 'wait' });
    if (path === '/chat') await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  }
});

test('Enter that is pressed before the app is there sends once it is', { tag: '@release' }, async ({
  app,
  page,
}) => {
  const { release, field, log } = await writeBeforeTheApp(page, app.url, 'Is anybody there?');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Is anybody there?');
  release();
  await expect(log.getByText('Is anybody there?', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('the last press before the app is there happens once it is', { tag: '@release' }, async ({
  app,
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${app.url}/onboarding`, { waitUntil: 'commit' });
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  release();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
});

test('a new visitor never sees the landing page, and a returning one never onboarding', async ({
  app,
  page,
}) => {
  await watchScreens(page);
  await visit(page, app.url);
  await expect(heading(page)).toHaveText(/^Welcome/);
  await expect(page).toHaveURL(`${app.url}/onboarding`);
  await page.waitForLoadState('networkidle');
  expect((await watchedIn(page)).headings).toEqual(['Welcome to Taal']);

  await becomeReturning(page, app.url);
  await visit(page, app.url);
  await expect(heading(page)).toHaveText(/^Find Your/);
  await page.waitForLoadState('networkidle');
  const { headings: seen } = await watchedIn(page);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatch(/^Find Your/);
});

test('offline the worker answers each route with its own document', { tag: '@release' }, async ({
  app,
  page,
}) => {
  await visitOnce(page, app.url);
  await app.stop();
  const title = /<title>([^<]*)<\/title>/;
  const own = SCREENS.map((path) => [path, `${nameOfScreen(path)} · Taal`] as const);
  for (const [path, expected] of [
    ...own.filter(([path]) => path !== '/'),
    ['/', HOME],
    ['/chat?topic=family', 'AI Chat · Taal'],
    ['/nowhere', HOME],
  ] as const) {
    const response = await page.goto(app.url + path, { waitUntil: 'commit' });
    expect({ path, title: title.exec((await response?.text()) ?? '')?.[1] }).toEqual({
      path,
      title: expected,
    });
  }
});
