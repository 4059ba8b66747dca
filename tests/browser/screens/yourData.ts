import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit } from '../fixtures/visit.ts';

/** What a person can do with their data, in the profile's privacy tab. */
export function yourData(page: Page) {
  const section = page.getByRole('region', { name: 'Your data' });
  const confirm = page.getByRole('dialog', { name: 'Erase everything?' });
  const replace = page.getByRole('dialog', { name: 'Replace your data?' });
  return {
    section,
    export: section.getByRole('button', { name: 'Export' }),
    import: section.getByRole('button', { name: 'Import' }),
    file: section.locator('input[type=file]'),
    erase: section.getByRole('button', { name: 'Erase everything' }),
    confirm,
    replace,
  };
}

async function visited(page: Page): Promise<boolean> {
  const rows = await readStore(page, 'keyValue');
  return rows.some(({ key, value }) => key === 'hasVisitedProfile' && value === true);
}

export async function openYourData(page: Page, url: string): Promise<void> {
  await visit(page, `${url}/profile?tab=privacy`);
  const skip = page.getByRole('button', { name: 'Skip for Now' });
  const facts = yourData(page).section.locator('dl[aria-busy="false"]');
  // The question of the first visit comes once it is known that this is the first.
  await expect(skip.or(facts).first()).toBeVisible();
  if (!(await visited(page))) await skip.click();
  await expect(facts).toBeVisible();
}
