import { expect, type Locator, type Page } from '@playwright/test';

/** The network lab, in the part of the sync status that is for testers. */
export function lab(page: Page) {
  const region = page.getByRole('region', { name: 'Network lab' });
  const banner = page.getByRole('status', { name: 'Network lab is on' });
  return {
    region,
    banner,
    fault: region.getByRole('combobox', { name: 'Fault' }),
    scenario: region.getByRole('textbox', { name: 'Scenario', exact: true }),
    start: region.getByRole('button', { name: 'Start', exact: true }),
    stop: region.getByRole('button', { name: 'Stop', exact: true }),
    stopOnBanner: banner.getByRole('button', { name: 'Stop', exact: true }),
  };
}

/** Opens the sync status, and in it the lab. */
export async function openLab(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Sync status/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Sync status' });
  await dialog.getByText('For testers').click();
  await expect(lab(page).region).toBeVisible();
  return dialog;
}

/** Starts a fault, by its words in the list, and leaves the dialog. */
export async function startFault(
  page: Page,
  fault: string,
  amount?: { readonly label: string; readonly value: string },
): Promise<void> {
  const { region, banner, start } = lab(page);
  await openLab(page);
  await lab(page).fault.selectOption({ label: fault });
  if (amount !== undefined) await region.getByLabel(amount.label).fill(amount.value);
  await start.click();
  await expect(banner).toBeVisible();
  const close = page.getByRole('button', { name: 'Close', exact: true });
  // A page that loads again for a fault has no dialog.
  if (await close.isVisible()) await close.click();
}
