import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openProfile, profile } from '../screens/profile.ts';
import { nextVisit } from '../support/nextVisit.ts';
import { PHONE, showAt } from '../support/screenSize.ts';
import { type TestServices, testServices } from '../support/testServices.ts';

const { age, cancel, close, edit, interest, name, save, view } = profile;
const button = (label: string) => page.getByRole('button', { name: label, exact: true });
const height = page.getByLabelText('Height', { exact: true });
/** What a keyboard leaves of the screen of a phone. */
const OVER_KEYBOARD = { width: 390, height: 430 };
let made: TestServices;
let router: Awaited<ReturnType<typeof openProfile>>;

beforeEach(async () => {
  made = testServices();
  await showAt(PHONE);
  router = await openProfile(made.services);
});

const storedProfile = async (): Promise<unknown> => {
  const [row] = await made.database.userProfile.toArray();
  return row !== null && typeof row === 'object' && 'profile' in row ? row.profile : undefined;
};

async function write(years: string, tall: string): Promise<void> {
  for (const [field, text] of [
    [age, years],
    [height, tall],
  ] as const) {
    await field.fill('');
    await userEvent.type(field, text);
  }
}

/** Whether nothing, such as the header, lies over an element that is on the screen. */
function isOnTop(element: Element): boolean {
  const { top, bottom, left, width } = element.getBoundingClientRect();
  const corners = [top + 1, bottom - 1];
  return corners.every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
}

test('what a person leaves in a field is stored as it was meant', async () => {
  for (const [years, tall, cm] of [
    ['25', '170', 170],
    ['२५ years', '5\'8"', 173],
    ['25 years', '1.70 m', 170],
  ] as const) {
    await edit.click();
    await write(years, tall);
    await save.click();
    await expect.element(view).toHaveTextContent(`Height: ${cm} cm`);
    await expect.poll(storedProfile).toMatchObject({ age: 25, height: cm });
  }
  await edit.click();
  await expect.element(age).toHaveValue('25');
  age.element().focus();
  await userEvent.wheel(age, { delta: { y: -120 } });
  await interest.fill('Chess');
  await height.fill('5 ft 8');
  await expect.element(height).toHaveAccessibleDescription('173 cm, 5′8″');
  await save.click();
  await expect.element(view.getByText('Chess', { exact: true })).toBeVisible();
  await expect.poll(storedProfile).toMatchObject({ age: 25, height: 173, interests: ['Chess'] });
});

test('a refused Save leads to the field, says why, and takes nothing away', async () => {
  await edit.click();
  await write('25', '170');
  await save.click();
  await edit.click();
  await write('2e', '170');
  await userEvent.type(interest, 'Ches');
  // Nobody is interrupted while typing.
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  await page.viewport(OVER_KEYBOARD.width, OVER_KEYBOARD.height);
  await save.click();
  const sentence = page.getByText(/^Not saved yet: Age is a whole number from 18 to 99/);
  await expect.element(age).toHaveFocus();
  await expect.element(age).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(age)
    .toHaveAccessibleDescription(/^Not saved yet: Age .* Taal is for adults/);
  for (const part of [age, sentence]) {
    await expect.element(part).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isOnTop(part.element())).toBe(true);
  }
  await expect(storedProfile()).resolves.toMatchObject({ age: 25, height: 170 });

  await height.fill('17O');
  await nextVisit('/profile', made.services);
  await expect.element(age).toHaveValue('2e');
  await expect.element(height).toHaveValue('17O');
  await expect.element(interest).toHaveValue('Ches');
  await save.click();
  await expect.element(sentence).toBeVisible();
  await userEvent.keyboard('{Backspace}7');
  await expect.element(sentence).not.toBeInTheDocument();
  await expect.element(age).not.toHaveAttribute('aria-invalid');

  await save.click();
  await expect.element(height).toHaveFocus();
  await expect
    .element(height)
    .toHaveAccessibleDescription(/^Not saved yet: Height is from 100 to 250 cm/);
  await height.fill('170');
  await save.click();
  await expect.element(view).toHaveTextContent('Height: 170 cm');
  await expect.poll(storedProfile).toMatchObject({ age: 27, height: 170, interests: ['Ches'] });
});

test('interests are chips; one of two hundred can be taken off and none is lost', async () => {
  const { database, services } = made;
  const own = Array.from({ length: 200 }, (_, index) => `Own interest ${index + 1}`);
  await edit.click();
  await button('Yoga').click();
  await save.click();
  await expect.element(view.getByText('Yoga', { exact: true })).toBeVisible();
  const stored = JSON.parse(JSON.stringify((await database.userProfile.toArray())[0]));
  stored.profile = { ...stored.profile, name: 'N'.repeat(200), interests: own };
  await database.table('userProfile').put(stored, 'current');
  await nextVisit('/profile', services);
  await expect.element(view.getByText('+176', { exact: true })).toBeVisible();
  await edit.click();
  const options = page.getByRole('list', { name: 'Interests' }).getByRole('button');
  await expect.element(options).toHaveLength(16);
  const pressed = options.elements().filter((one) => one.ariaPressed === 'true');
  expect(pressed).toEqual([]);
  const removers = page.getByRole('button', { name: /^Remove Own interest/ });
  await expect.element(removers).toHaveLength(24);
  await button('Show 176 more').click();
  await expect.element(removers).toHaveLength(200);
  await button('Remove Own interest 200').click();
  await expect.element(removers).toHaveLength(199);
  await interest.fill('Chess');
  await profile.addInterest.click();
  await expect.element(interest).toHaveValue('');
  await save.click();
  await expect.element(edit).toBeVisible();
  await expect.poll(storedProfile).toMatchObject({ interests: [...own.slice(0, 199), 'Chess'] });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
});

test('an unsaved edit outlives a visit; Cancel asks only when something changed', async () => {
  await edit.click();
  await cancel.click();
  await expect.element(edit).toBeVisible();
  await edit.click();
  await name.fill('Half a name');
  await nextVisit('/profile', made.services);
  await expect.element(name).toHaveValue('Half a name');
  await close.click();
  await button('Keep editing').click();
  await expect.element(name).toHaveValue('Half a name');
  await cancel.click();
  await button('Discard').click();
  await expect.element(view.getByRole('heading', { name: 'Your name' })).toBeVisible();
  await edit.click();
  await expect.element(name).toHaveValue('');
});

test('leaving the profile ends edit mode and keeps what was changed', async () => {
  await edit.click();
  await name.fill('Half a name');
  await router.navigate({ to: '/dashboard' });
  await expect.element(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
  await router.navigate({ to: '/profile' });
  await expect.element(edit).toBeVisible();
  await expect.element(page.getByText(/changes that are not saved yet/)).toBeVisible();
  await edit.click();
  await expect.element(name).toHaveValue('Half a name');
});
