import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';

/** What a person can do with their data, in the profile's privacy tab. */
export function yourData(page: Page) {
  const section = page.getByRole('region', { name: 'Your data' });
  const confirm = page.getByRole('dialog', { name: 'Erase everything?' });
  const replace = page.getByRole('dialog', { name: 'Replace your data?' });
  return {
    section,
    export: section.getByRole('button', { name: 'Export' }),
    import: section.getByRole('button', { name: 'Import', exact: true }),
    file: section.locator('input[type=file]'),
    erase: section.getByRole('button', { name: 'Erase everything' }),
    confirm,
    replace,
  };
}

export async function hasVisitedProfile(page: Page): Promise<boolean> {
  const rows = await readStore(page, 'keyValue');
  return rows.some(({ key, value }) => key === 'hasVisitedProfile' && value === true);
}

export async function openYourData(page: Page, url: string): Promise<void> {
  await visit(page, `${url}/profile?tab=privacy`);
  await expect.poll(() => hasVisitedProfile(page)).toBe(true);
  // Only the first visit asks for a photo.
  await visitAgain(page);
  await expect(yourData(page).section.locator('dl[aria-busy="false"]')).toBeVisible();
}
