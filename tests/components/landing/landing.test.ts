import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AppRouter } from '@/app/router';
import { renderScreen } from '../support/renderScreen.tsx';
import { showAt } from '../support/screenSize.ts';
import { testServices } from '../support/testServices.ts';

const main = page.getByRole('main');

let router: AppRouter;

beforeEach(async () => {
  router = await renderScreen('/', testServices().services);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

test('the hero says its fixed texts', async () => {
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent(/^Find Your Perfect Soul Mate$/);
  const start = page.getByRole('link', { name: 'Start Matching' });
  await expect.element(start).toHaveAttribute('href', '/matches');
  const watch = page.getByRole('link', { name: 'Watch Demo' });
  await expect.element(watch).toHaveAttribute('href', '#demo');
  await expect.element(page.getByRole('img', { name: '5 out of 5 stars' })).toHaveLength(3);
  await expect.element(page.getByText('Most Popular')).toBeVisible();
});

test('the parts stand in their order, the footer beside them', async () => {
  await expect.element(main).toHaveLength(1);
  expect(textsOf(main.getByRole('heading').elements())).toEqual([
    'Find Your Perfect Soul Mate',
    'More than a photo and a bio',
    ...['AI Analysis', 'Real-time Insights', 'Perfect Matches'],
    'Taal in numbers',
    'See it listen',
    ...['Speed', 'Pauses', 'Mood'],
    'How it works',
    ...['Create Profile', 'AI Analysis', 'Smart Matching', 'Connect & Chat'],
    'They found the beat',
    'Your rhythm stays yours',
    ...['End-to-End Encryption', 'GDPR Compliant', '24/7 Security Monitoring'],
    'Pick your tempo',
    ...['Basic', 'Premium', 'Elite'],
    'A community in step',
    'Your turn to type',
  ]);
  for (const figure of ['2M+', '500K+', '95%', '24/7']) {
    await expect.element(main.getByText(figure, { exact: true })).toHaveLength(1);
  }
  // Four figures and three voices are made up, and say so.
  await expect.element(main.getByText('Example', { exact: true })).toHaveLength(7);
  const premium = main.getByRole('listitem').filter({ hasText: 'Most Popular' });
  await expect.element(premium.getByRole('heading')).toHaveTextContent(/^Premium$/);
  await expect.element(premium).toHaveTextContent('$19');
  const footer = page.getByRole('contentinfo');
  await expect.element(footer.getByRole('list')).toHaveLength(4);
  expect(main.element().querySelector('footer')).toBeNull();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Dashboard').click();
  await expect.element(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
  await expect.element(main).toHaveLength(1);
  await expect.element(footer).toHaveLength(0);
});

test('the footer’s links and the plans’ buttons leave the page where it is', async () => {
  const dead = [
    ...page.getByRole('contentinfo').getByRole('link').all(),
    ...page.getByRole('button', { name: /^Choose/ }).all(),
  ];
  expect(dead.length).toBeGreaterThan(12);
  const place = () => ({ y: scrollY, address: location.href, path: router.state.location.href });
  for (const one of dead) {
    one.element().scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = place();
    await one.click();
    await userEvent.keyboard('{Enter}');
    expect(place()).toEqual(before);
  }
});

test('a picture that fails is replaced by its icon', async () => {
  for (const [words, size] of [
    ['Real-time Insights', 44],
    ['Rohan Kulkarni', 22],
  ] as const) {
    const item = page.getByRole('listitem').filter({ hasText: words }).element();
    const picture = item.querySelector('img');
    if (picture === null) throw new Error('There is no picture');
    picture.loading = 'eager';
    picture.src = 'data:image/png,broken';
    await expect.poll(() => item.querySelector('img')).toBeNull();
    expect(item.querySelector(`svg[width="${size}"]`)).toBeVisible();
  }
});

test('nothing scrolls sideways on the smallest phone', async () => {
  await showAt({ width: 320, height: 700 });
  expect(document.documentElement.scrollWidth).toBe(320);
});
