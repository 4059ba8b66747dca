import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getUserProfile } from '@/data/repositories/userProfile';
import { leavingInShort } from '@/data/whatLeaves';
import {
  button,
  expectStep,
  field,
  LAST,
  landing,
  newVisitor,
  openStep,
  stepHeading,
} from '../screens/onboarding.ts';
import { nextVisit } from '../support/nextVisit.ts';
import { renderScreen } from '../support/renderScreen.tsx';

test('Skip at step 3 is remembered', async () => {
  const { services, database } = await openStep(3);
  await button('Skip').click();
  await expect.element(landing).toBeVisible();
  await expect(database.keyValue.get('hasCompletedOnboarding')).resolves.toMatchObject({
    value: true,
  });
  await nextVisit('/', services);
  await expect.element(landing).toBeVisible();
});

test('Home leads a new visitor to onboarding, where there is no way back at first', async () => {
  const router = await renderScreen('/matches', newVisitor().services);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expectStep(1);
  expect(router.state.location.pathname).toBe('/onboarding');
  await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  await expect.element(button('Back')).toBeDisabled();
  await button('Next').click();
  await expectStep(2);
  await button('Back').click();
  await expectStep(1);
  await expect.element(button('Back')).toBeDisabled();
});

test('the whole way can be gone by keyboard, and each step is announced', async () => {
  await openStep(1);
  for (let step = 1; step <= LAST; step += 1) {
    await expectStep(step);
    if (step > 1) await expect.element(stepHeading(step)).toHaveFocus();
    const announced = [...document.querySelectorAll('[aria-live="polite"]')];
    const ofStep = announced.filter(({ textContent }) => textContent.includes(`Step ${step} of 6`));
    expect(ofStep).toHaveLength(1);
    const isLast = step === LAST;
    await expect.element(button('Next')).toHaveLength(isLast ? 0 : 1);
    await expect.element(button('Get Started')).toHaveLength(isLast ? 1 : 0);
    const forward = button(isLast ? 'Get Started' : 'Next');
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await userEvent.tab();
      if (forward.element() === document.activeElement) break;
    }
    await expect.element(forward).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(landing).toBeVisible();
});

test('arrow keys move between the steps, but not in the field', async () => {
  await openStep(1);
  await userEvent.keyboard('{ArrowLeft}');
  await expectStep(1);
  await userEvent.keyboard('{ArrowRight}');
  await expectStep(2);
  await expect.element(stepHeading(2)).toHaveFocus();
  await field.fill('Hello');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}y');
  await expect.element(field).toHaveValue('Helylo');
  await expectStep(2);
  document.querySelector<HTMLInputElement>('input[name="rhythm"], main input')?.blur();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expectStep(2);
  for (let step = 3; step <= LAST; step += 1) {
    await userEvent.keyboard('{ArrowRight}');
    await expectStep(step);
  }
  await userEvent.keyboard('{ArrowRight}');
  await expectStep(LAST);
  await userEvent.keyboard('{ArrowLeft}');
  await expectStep(LAST - 1);
});

test('the field measures speed and mood as one types, and nothing of what is put in', async () => {
  const { time, database } = await openStep(2);
  const measure = page.getByText(/^\d+ WPM$/);
  const typeInTime = async (text: string) => {
    for (const letter of text) {
      time.advance(200);
      await userEvent.keyboard(letter);
    }
  };
  await field.click();
  await typeInTime('What a day this is');
  // Five words in 3.4 s.
  await expect.element(page.getByText(/^8[6-9] WPM$/)).toBeVisible();
  await expect.element(page.getByText('neutral', { exact: true })).toBeVisible();
  await typeInTime('? I love it!!');
  await expect.element(page.getByText('excited', { exact: true })).toBeVisible();
  await field.fill('');
  await expect.element(measure).not.toBeInTheDocument();
  await field.fill('I love it so much');
  await userEvent.keyboard('{End}');
  await typeInTime(', really');
  await expect.element(field).toHaveValue('I love it so much, really');
  await expect.element(page.getByText('positive', { exact: true })).toBeVisible();
  await expect.element(measure).not.toBeInTheDocument();
  await expect(database.drafts.toArray()).resolves.toEqual([]);
});

test('interests are kept as they are chosen, and nothing is sent', async () => {
  const { services, database, backend } = await openStep(3);
  for (const name of ['Travel', 'Cricket', 'Music', 'Travel']) await button(name).click();
  const areChosen = async () => {
    await expect.element(button('Cricket')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Music')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Travel')).toHaveAttribute('aria-pressed', 'false');
  };
  await areChosen();
  const stored = () => database.userProfile.toArray();
  await expect
    .poll(stored)
    .toMatchObject([{ profile: { interests: ['Cricket', 'Music'] }, savedAt: null }]);
  await nextVisit('/onboarding', services);
  for (const step of [1, 2]) {
    await expectStep(step);
    await button('Next').click();
  }
  await areChosen();
  await expect(database.outbox.toArray()).resolves.toEqual([]);
  expect(backend.backend.ledger).toEqual([]);
});

for (const [name, userAgent, shown, hidden] of [
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 'iPhone', 'Android'],
  ['a phone with Android', 'Mozilla/5.0 (Linux; Android 14)', 'Android', 'iPhone'],
] as const) {
  test(`the last step shows ${name} how to install, and no other phone`, async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    await openStep(LAST);
    await expect.element(page.getByText(shown, { exact: true })).toBeVisible();
    await expect.element(page.getByText(hidden, { exact: true })).not.toBeInTheDocument();
  });
}

test('what leaves is said beside the switch that stops it, and skipping changes nothing', async () => {
  const { database } = await openStep(5);
  const isOn = async () => (await getUserProfile(database)).privacy.incognito;
  const incognito = page.getByRole('switch', { name: 'Incognito' });
  await expect.element(page.getByText(leavingInShort)).toBeVisible();
  await expect.element(incognito).not.toBeChecked();
  await page.getByText('Incognito', { exact: true }).click();
  await expect.element(incognito).toBeChecked();
  await expect.poll(isOn).toBe(true);
  await button('Skip').click();
  await expect.element(landing).toBeVisible();
  await expect(isOn()).resolves.toBe(true);
});
