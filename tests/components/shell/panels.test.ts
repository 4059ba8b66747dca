import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../support/renderScreen.tsx';
import { PHONE, showAt } from '../support/screenSize.ts';
import { testServices } from '../support/testServices.ts';

/** The two panels of small screens, and a point of the page that each leaves free. */
const panels = [
  { name: 'Menu', path: '/dashboard', opener: 'Open menu', outside: { x: 12, y: 500 } },
  { name: 'Chats', path: '/chat', opener: 'Chats', outside: { x: 380, y: 500 } },
] as const;

for (const panel of panels) {
  test(`${panel.name}: the focus stays inside, and goes back as it closes`, async () => {
    await showAt(PHONE);
    await renderScreen(panel.path, testServices().services);
    const opener = page.getByRole('button', { name: panel.opener, exact: true });
    const dialog = page.getByRole('dialog', { name: panel.name });
    await expect.element(opener).toBeVisible();
    opener.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    const focusIsInside = () => dialog.element().contains(document.activeElement);
    await expect.poll(focusIsInside).toBe(true);
    const stops = dialog.element().querySelectorAll('a[href], button:enabled').length;
    for (const shift of [false, true]) {
      for (let press = 0; press <= stops; press += 1) {
        await userEvent.tab({ shift });
        expect(focusIsInside()).toBe(true);
      }
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test(`${panel.name}: a click outside closes the panel and nothing else`, async () => {
    await showAt(PHONE);
    const router = await renderScreen(panel.path, testServices().services);
    const opener = page.getByRole('button', { name: panel.opener, exact: true });
    const dialog = page.getByRole('dialog', { name: panel.name });
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('heading', { name: panel.name, exact: true }).click();
    await expect.element(dialog).toBeVisible();
    const root = page.elementLocator(document.documentElement);
    await userEvent.click(root, { position: panel.outside });
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(router.state.location.href).toBe(panel.path);
  });
}
