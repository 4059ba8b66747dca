import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { isStored } from '../fixtures/storage.ts';
import { visit } from '../fixtures/visit.ts';
import { states } from '../screens/states.ts';

const NARROW = { width: 320, height: 640 };

test('a word without an end widens no screen of 320 px', { tag: '@release' }, async ({
  app,
  page,
}) => {
  await page.setViewportSize(NARROW);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const name of ['landing', 'a chat with messages', 'matches', 'the profile being edited']) {
    await states[name]?.(page, app.url);
    const fields = page
      .locator('textarea:visible, input:visible')
      .and(
        page.getByRole('textbox').or(page.getByRole('searchbox')).or(page.getByRole('combobox')),
      );
    expect(await fields.count()).toBeGreaterThan(0);
    for (const field of await fields.all()) await field.fill('Chalo'.repeat(60));
    expect({ name, overflow: await overflow() }).toEqual({ name, overflow: 0 });
  }
  await page.getByRole('button', { name: 'Add interest' }).click();
  expect(await overflow()).toBe(0);
  // What is no number is refused beside these fields.
  await page.getByRole('textbox', { name: 'Age' }).fill('30');
  await page.getByRole('textbox', { name: 'Height' }).fill('170');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'How others see you' })).toBeVisible();
  expect(await overflow()).toBe(0);
});

test('the theme can be switched, is remembered, and is there before the first paint', async ({
  app,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, `${app.url}/dashboard`);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).background);
  const light = await ground();
  await page.getByRole('button', { name: 'Theme: as the system' }).click();
  expect(await ground()).toBe(light);
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
  const dark = await ground();
  expect(dark).not.toBe(light);
  // The script that the app itself runs on is held back: what is seen is the document alone.
  await page.route('**/assets/index-*.js', () => {});
  await isStored(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});
