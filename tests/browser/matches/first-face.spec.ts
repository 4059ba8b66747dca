import type { Page } from '@playwright/test';
import { expect, test as firstVisit } from '../fixtures/app.ts';
import { test } from '../fixtures/offline.ts';
import { readStore } from '../fixtures/storage.ts';
import { firstPage, visit, visitOnce } from '../fixtures/visit.ts';
import { holdScripts } from '../screens/firstScreen.ts';
import { matches, namesOf } from '../screens/matchCards.ts';
import { openProfile } from '../screens/states.ts';

const FACE = '[data-first-face] img';
const PORTRAIT = '/pictures/portraits/portrait-24.svg';

firstVisit(
  'a new visitor sees the face that leads the list before any script has run',
  async ({ app, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const release = await holdScripts(page);
    await page.goto(`${app.url}/matches`, { waitUntil: 'commit' });
    const face = page.locator(FACE);
    await expect(face).toBeVisible();
    const drawing = await face.getAttribute('src');
    await expect
      .poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(400);
    release();
    await expect(matches(page).cards).toHaveCount(10);
    await expect(face).toHaveCount(0);
    await expect(matches(page).cards.first().locator('img')).toHaveAttribute('src', drawing ?? '');
    // The worker asks for all pictures; the page has this one.
    expect(asked.filter((path) => path === PORTRAIT)).toEqual([]);
  },
);

/** Opens Matches; what each frame showed as the first face, and who leads the list then. */
async function facesIn(page: Page, url: string): Promise<{ faces: string[]; leader: string }> {
  // Nothing of the network holds what the worker has: each frame is looked at instead.
  await page.addInitScript((face) => {
    const faces: string[] = [];
    window.faces = faces;
    const look = () => {
      const image = document.querySelector<HTMLImageElement>(face);
      const isHidden = image !== null && getComputedStyle(image).visibility === 'hidden';
      const shown = isHidden ? 'nobody' : image?.src;
      if (shown !== undefined && faces.at(-1) !== shown) faces.push(shown);
      requestAnimationFrame(look);
    };
    look();
  }, FACE);
  await visit(page, `${url}/matches`);
  await expect(matches(page).cards).toHaveCount(10 - (await hidden(page)));
  const faces = await page.evaluate(() => window.faces);
  const leader = matches(page).cards.first().locator('img');
  return { faces, leader: await leader.evaluate((image: HTMLImageElement) => image.src) };
}

/** Waits until the next start knows who leads the list: the page writes it once the list is shown. */
async function leaderIsKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('taal-leading-face') ?? ''))
    .not.toBe('');
}

const hidden = async (page: Page) => (await readStore(page, 'hiddenMatches')).length;

test('a returning visitor with an unchanged list sees the same face', async ({ app, page }) => {
  await visitOnce(page, `${app.url}/dashboard`);
  const { faces, leader } = await facesIn(page, app.url);
  expect(leader).toMatch(/^data:/);
  expect(faces).toEqual([leader]);
});

test('after the profile has changed nobody is seen until the list is there, then its own leader', async ({
  app,
  device,
  page,
}) => {
  await openProfile(page, app.url);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Meera');
  await page.getByLabel('Age', { exact: true }).fill('27');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Meera, 27' })).toBeVisible();
  const first = await facesIn(page, app.url);
  expect(first.faces).toEqual(['nobody']);
  await leaderIsKept(page);
  const again = await firstPage(await device.open());
  expect(await facesIn(again, app.url)).toEqual({ faces: [first.leader], leader: first.leader });
});

test('nobody sees a person again whom they have hidden', async ({ app, device, page }) => {
  await visitOnce(page, `${app.url}/matches`);
  const [name = '', next = ''] = await namesOf(page);
  await page.getByRole('button', { name: `Hide or report ${name}` }).click();
  await page.getByRole('button', { name: `Hide ${name}`, exact: true }).click();
  await expect(matches(page).cards.first()).toHaveAccessibleName(next);
  await leaderIsKept(page);
  const again = await firstPage(await device.open());
  const { faces, leader } = await facesIn(again, app.url);
  expect(leader).toMatch(/portrait-\d\d\.svg$/);
  expect(faces).toEqual([leader]);
});

firstVisit(
  'a shared search shows a new visitor no face that it may not find',
  async ({ app, page }) => {
    const release = await holdScripts(page);
    await page.goto(`${app.url}/matches?q=zz`, { waitUntil: 'commit' });
    await expect(page.locator(FACE)).toBeAttached();
    await expect(page.locator(FACE)).toBeHidden();
    release();
    await expect(page.getByText('No matches found')).toBeVisible();
  },
);
