import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { createVisitor } from '@/features/onboarding/visitor';
import { renderScreen } from '../support/renderScreen.tsx';
import { type TestServices, testServices } from '../support/testServices.ts';

const TITLES = [
  'Welcome to Taal',
  'What your typing says',
  'Your interests',
  'What Like and Chat do',
  'What leaves this device',
  'Put Taal on your home screen',
];
export const LAST = TITLES.length;

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const field = page.getByRole('textbox', { name: 'Try your rhythm' });
export const landing = page.getByRole('heading', { name: 'Find Your Perfect Soul Mate' });

export const stepHeading = (step: number) =>
  page.getByRole('heading', { level: 1, name: TITLES[step - 1] ?? '', exact: true });

export async function expectStep(step: number): Promise<void> {
  await expect.element(page.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible();
  await expect.element(stepHeading(step)).toBeVisible();
  const progress = page.getByRole('progressbar');
  await expect.element(progress).toHaveAttribute('aria-valuenow', String(step));
}

/** The services of somebody who has not completed onboarding. */
export function newVisitor(): TestServices {
  const database = new TaalDatabase(`taal-test-new-${Math.random()}`);
  const visitor = createVisitor({ database, mirror: localStorage, onEvicted: () => {} });
  return testServices({ database, visitor });
}

export async function openStep(step: number): Promise<TestServices> {
  const made = newVisitor();
  await renderScreen('/onboarding', made.services);
  for (let shown = 1; shown < step; shown += 1) {
    await expectStep(shown);
    await button('Next').click();
  }
  await expectStep(step);
  return made;
}
