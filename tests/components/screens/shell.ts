import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** What leads from screen to screen, by the names of the two navigations. */
export const navigation = {
  top: page.getByRole('navigation', { name: 'Main' }),
  foot: page.getByRole('navigation', { name: 'Screens' }),
};

export const button = (name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

export const dialog = (name: string): Locator => page.getByRole('dialog', { name });

export const heading = page.getByRole('heading', { level: 1 });

/** Presses a control by the keyboard. */
export async function press(control: Locator): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  control.element().focus();
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}
