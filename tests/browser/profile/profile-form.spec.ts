import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { putRows, readStore } from '../fixtures/storage.ts';
import { visitAgain } from '../fixtures/visit.ts';
import { openProfile } from '../screens/states.ts';

const PHONE = { width: 390, height: 844 };
/** What a keyboard leaves of it. */
const OVER_KEYBOARD = { width: 390, height: 430 };

function form(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  return {
    edit: button('Edit profile'),
    cancel: button('Cancel'),
    save: button('Save'),
    age: field('Age'),
    height: field('Height'),
    interest: field('New interest'),
    view: page.getByRole('article'),
  };
}

async function storedProfile(page: Page): Promise<unknown> {
  const [row] = await readStore(page, 'userProfile');
  return row?.profile;
}

/** Whether nothing, such as the header, lies over an element. */
function isOnTop(page: Page, id: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const element = document.getElementById(wanted);
    const box = element?.getBoundingClientRect();
    if (!element || !box) return false;
    const corners = [box.top + 1, box.bottom - 1];
    return corners.every((y) =>
      element.contains(document.elementFromPoint(box.left + box.width / 2, y)),
    );
  }, id);
}

async function write(page: Page, age: string, height: string): Promise<void> {
  for (const [field, text] of [
    [form(page).age, age],
    [form(page).height, height],
  ] as const) {
    await field.fill('');
    await field.pressSequentially(text);
  }
}

test('what a person leaves in a field is stored as it was meant', async ({ app, page }) => {
  await page.setViewportSize(PHONE);
  await openProfile(page, app.url);
  const { edit, save, age, height, interest, view } = form(page);
  for (const [years, tall, cm] of [
    ['25', '170', 170],
    ['२५ years', '5\'8"', 173],
    ['25 years', '1.70 m', 170],
  ] as const) {
    await edit.click();
    await write(page, years, tall);
    await save.click();
    await expect(view).toBeVisible();
    expect(await storedProfile(page)).toMatchObject({ age: 25, height: cm });
    await expect(view).toContainText(`Height: ${cm} cm`);
  }
  await edit.click();
  await expect(age).toHaveValue('25');
  await age.hover();
  await age.focus();
  await page.mouse.wheel(0, -120);
  await interest.fill('Chess');
  await height.fill('5 ft 8');
  await expect(height).toHaveAccessibleDescription('173 cm, 5′8″');
  await save.click();
  await expect(view.getByText('Chess', { exact: true })).toBeVisible();
  expect(await storedProfile(page)).toMatchObject({ age: 25, height: 173, interests: ['Chess'] });
});

test('a refused Save leads to the field, says why, and takes nothing away', async ({
  app,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openProfile(page, app.url);
  const { edit, save, age, height, interest, view } = form(page);
  await edit.click();
  await write(page, '25', '170');
  await save.click();
  await edit.click();
  await write(page, '2e', '170');
  await interest.pressSequentially('Ches');
  // Nobody is interrupted while typing.
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await page.setViewportSize(OVER_KEYBOARD);
  await save.click();
  const sentence = page.getByText(/^Not saved yet: Age is a whole number from 18 to 99/);
  await expect(age).toBeFocused();
  await expect(age).toHaveAttribute('aria-invalid', 'true');
  await expect(age).toHaveAccessibleDescription(/^Not saved yet: Age .* Taal is for adults/);
  await expect(age).toBeInViewport({ ratio: 1 });
  await expect(sentence).toBeInViewport({ ratio: 1 });
  for (const part of [age, sentence]) {
    expect(await isOnTop(page, (await part.getAttribute('id')) ?? '')).toBe(true);
  }
  expect(await storedProfile(page)).toMatchObject({ age: 25, height: 170 });

  await height.fill('17O');
  await visitAgain(page);
  await expect(age).toHaveValue('2e');
  await expect(height).toHaveValue('17O');
  await expect(interest).toHaveValue('Ches');
  await save.click();
  await expect(sentence).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('7');
  await expect(sentence).toBeHidden();
  await expect(age).not.toHaveAttribute('aria-invalid');

  await save.click();
  await expect(height).toBeFocused();
  await expect(height).toHaveAccessibleDescription(/^Not saved yet: Height is from 100 to 250 cm/);
  await height.fill('170');
  await save.click();
  await expect(view).toContainText('Height: 170 cm');
  expect(await storedProfile(page)).toMatchObject({ age: 27, height: 170, interests: ['Ches'] });
});

test('interests are chips; one of two hundred can be taken off and none is lost', async ({
  app,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openProfile(page, app.url);
  const { edit, save, interest, view } = form(page);
  const own = Array.from({ length: 200 }, (_, index) => `Own interest ${index + 1}`);
  await edit.click();
  await page.getByRole('button', { name: 'Yoga', exact: true }).click();
  await save.click();
  await expect(view.getByText('Yoga', { exact: true })).toBeVisible();
  const [row] = await readStore(page, 'userProfile');
  const stored = JSON.parse(JSON.stringify(row));
  stored.profile = { ...stored.profile, name: 'N'.repeat(200), interests: own };
  await putRows(page, [{ store: 'userProfile', key: 'current', row: stored }]);
  await visitAgain(page);
  await expect(view.getByText('+176', { exact: true })).toBeVisible();
  await edit.click();
  const options = page.getByRole('list', { name: 'Interests' }).getByRole('button');
  await expect(options).toHaveCount(16);
  await expect(options.and(page.locator('[aria-pressed=true]'))).toHaveCount(0);
  const removers = page.getByRole('button', { name: /^Remove Own interest/ });
  await expect(removers).toHaveCount(24);
  await page.getByRole('button', { name: 'Show 176 more' }).click();
  await expect(removers).toHaveCount(200);
  await page.getByRole('button', { name: 'Remove Own interest 200', exact: true }).click();
  await expect(removers).toHaveCount(199);
  await interest.fill('Chess');
  await page.getByRole('button', { name: 'Add interest' }).click();
  await expect(interest).toHaveValue('');
  await save.click();
  await expect(view).toBeVisible();
  expect(await storedProfile(page)).toMatchObject({ interests: [...own.slice(0, 199), 'Chess'] });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
});
