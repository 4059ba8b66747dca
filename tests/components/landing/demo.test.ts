import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

const main = page.getByRole('main');
const hero = page.getByRole('region', { name: 'Find Your Perfect Soul Mate' });
const watch = page.getByRole('link', { name: 'Watch Demo' });
const demo = page.getByRole('region', { name: 'See it listen' });
const play = page.getByRole('button', { name: 'Play demo' });

async function openLanding(): Promise<void> {
  await renderScreen('/', testServices().services);
  await expect.element(watch).toBeVisible();
}

test('Watch Demo leads to the demo, of which nothing is loaded before it is played', async () => {
  await openLanding();
  const address = location.href;
  await watch.click();
  await expect.element(demo).toHaveFocus();
  await expect.element(demo.getByRole('heading', { name: 'See it listen' })).toBeInViewport();
  await expect.element(play).toBeInViewport();
  expect(location.href).toBe(address);
  expect(document.querySelector('video')).toBeNull();
});

test('the hero, the demo and the plans can be used by keyboard', async () => {
  await openLanding();
  const reach = async (wanted: Locator) => {
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await userEvent.tab();
      if (wanted.element() === document.activeElement) return;
    }
    await expect.element(wanted).toHaveFocus();
  };
  await reach(main.getByRole('link', { name: 'Start Matching' }));
  await reach(watch);
  await reach(main.getByRole('textbox', { name: 'Try your rhythm' }));
  await userEvent.keyboard('I love it');
  await expect.element(hero.getByText('positive', { exact: true })).toBeVisible();
  await reach(play);
  for (const plan of ['Choose Basic', 'Choose Premium', 'Choose Elite']) {
    await reach(main.getByRole('button', { name: plan }));
  }
});
