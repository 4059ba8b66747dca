import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fadeBetweenScreens } from '@/app/navigation/fadeBetweenScreens';
import type { Visitor } from '@/services/visitor';
import { navigation as screens } from '@/shell/screens';
import { button, dialog, heading, navigation } from '../screens/shell.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { PHONE, showAt } from '../support/screenSize.ts';
import { testServices } from '../support/testServices.ts';

function newVisitor(): Visitor {
  let isKnown = false;
  return {
    hasCompletedOnboarding: () => isKnown,
    completeOnboarding: async () => {
      isKnown = true;
    },
    isMistakenForNew: async () => false,
  };
}

for (const [place, size] of Object.entries({ top: { width: 1280, height: 800 }, foot: PHONE })) {
  test(`the navigation at the ${place} leads to every screen and marks the open one`, async () => {
    await showAt(size);
    const links = place === 'top' ? navigation.top : navigation.foot;
    const { services } = testServices({ visitor: newVisitor() });
    const router = await renderScreen('/', services);
    const path = () => router.state.location.pathname;
    await expect.poll(path).toBe('/onboarding');
    await expect.element(links).not.toBeInTheDocument();
    await button('Skip').click();
    await expect.element(links).toBeVisible();
    const names = links.getByRole('link').elements();
    expect(names.map(({ textContent }) => textContent)).toEqual(screens.map(({ name }) => name));
    for (const { name, path: address } of screens) {
      await links.getByRole('link', { name, exact: true }).click();
      await expect.poll(path).toBe(address);
      // Not by its role: the profile's first dialog hides all behind it.
      const open = () =>
        [...document.querySelectorAll('nav [aria-current="page"]')].find((link) =>
          link.checkVisibility(),
        )?.textContent;
      await expect.poll(open).toBe(name);
    }
    await button('Skip for Now').click();
    await expect.element(links).toBeVisible();
    if (place === 'top') {
      await page.getByRole('link', { name: 'Get Started' }).click();
      await expect.poll(path).toBe('/matches');
      return;
    }
    for (const wide of [
      { width: 1280, height: 800 },
      { width: 844, height: 390 },
    ]) {
      await showAt(wide);
      await expect.element(links).not.toBeInTheDocument();
    }
  });
}

test('on small screens the links are in a panel that Escape closes', async () => {
  await showAt(PHONE);
  const router = await renderScreen('/dashboard', testServices().services);
  await button('Open menu').click();
  await expect.element(button('Close menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Open menu')).toHaveFocus();
  await button('Open menu').click();
  await dialog('Menu').getByRole('link', { name: 'Matches', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/matches');
  await expect.element(dialog('Menu')).not.toBeInTheDocument();
});

test('the menu says how the theme is called', async () => {
  await showAt(PHONE);
  await renderScreen('/dashboard', testServices().services);
  await button('Open menu').click();
  await dialog('Menu').getByText('Theme: as the system').click();
  await expect.element(dialog('Menu').getByText('Theme: light')).toBeVisible();
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('an address that leads nowhere says so, and leads home', async () => {
  const router = await renderScreen('/no/such/screen', testServices().services);
  await expect.element(heading).toHaveTextContent('Unexpected Application Error!');
  await expect.element(page.getByText(/^404/)).toBeVisible();
  await expect.element(navigation.top).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

test('screens fade into one another, unless their capture takes long', async () => {
  const fade = vi.spyOn(document, 'startViewTransition');
  let now = 0;
  let capture = 10;
  const router = await renderScreen('/dashboard', testServices().services);
  // The second look at the clock is that after the capture.
  let looks = 0;
  fadeBetweenScreens(router, () => {
    looks += 1;
    if (looks % 2 === 0) now += capture;
    return now;
  });
  const go = async (name: string, words: string) => {
    await navigation.top.getByRole('link', { name, exact: true }).click();
    await expect.element(heading).toHaveTextContent(words);
  };
  await go('Matches', 'Your matches');
  expect(fade).toHaveBeenCalledTimes(1);
  capture = 200;
  await go('Dashboard', 'Your Dashboard');
  expect(fade).toHaveBeenCalledTimes(2);
  await go('Matches', 'Your matches');
  expect(fade).toHaveBeenCalledTimes(2);
});
