import type { Page } from '@playwright/test';
import { type App, expect } from '../fixtures/app.ts';

const TITLES = [
  'Welcome to Taal',
  'What your typing says',
  'Your interests',
  'What Like and Chat do',
  'What leaves this device',
  'Put Taal on your home screen',
];
export const LAST = TITLES.length;
export const PHONE = { width: 390, height: 844 };

export const stepHeading = (page: Page, step: number) =>
  page.getByRole('heading', { level: 1, name: TITLES[step - 1] ?? '', exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page) => page.getByRole('textbox', { name: 'Try your rhythm' });

export async function expectStep(page: Page, step: number): Promise<void> {
  await expect(page.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible();
  await expect(stepHeading(page, step)).toBeVisible();
  const progress = page.getByRole('progressbar');
  await expect(progress).toHaveAttribute('aria-valuenow', String(step));
}

export async function expectLanding(page: Page, app: App): Promise<void> {
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Soul Mate' })).toBeVisible();
}
