import { expect, test, visitOnce } from './app.ts';
import { holdScripts } from './firstScreen.ts';
import { matches } from './matchCards.ts';

const FACE = '[data-first-face] img';
const PORTRAIT = '/pictures/portraits/portrait-24.svg';

test('a new visitor sees the face that leads the list before any script has run', async ({
  app,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const release = await holdScripts(page);
  await page.goto(`${app.url}/matches`, { waitUntil: 'commit' });
  const face = page.locator(FACE);
  await expect(face).toBeVisible();
  const drawing = await face.getAttribute('src');
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  release();
  await expect(matches(page).cards).toHaveCount(10);
  await expect(face).toHaveCount(0);
  await expect(matches(page).cards.first().locator('img')).toHaveAttribute('src', drawing ?? '');
  // The worker asks for all pictures; the page has this one.
  expect(asked.filter((path) => path === PORTRAIT)).toEqual([]);
});

test('whoever was here before sees nobody until their own list is there', async ({ app, page }) => {
  await visitOnce(page, `${app.url}/dashboard`);
  // Nothing of the network holds what the worker has: each frame is looked at instead.
  await page.addInitScript((face) => {
    const frames = { hidden: 0, visible: 0 };
    Object.assign(window, { frames });
    const look = () => {
      const image = document.querySelector(face);
      if (image !== null)
        frames[getComputedStyle(image).visibility === 'hidden' ? 'hidden' : 'visible'] += 1;
      requestAnimationFrame(look);
    };
    look();
  }, FACE);
  await page.goto(`${app.url}/matches`);
  await expect(matches(page).cards).toHaveCount(10);
  const frames = await page.evaluate(() => Object(window).frames);
  expect(frames).toEqual({ hidden: expect.any(Number), visible: 0 });
  expect(frames.hidden).toBeGreaterThan(0);
});

test('a shared search shows a new visitor no face that it may not find', async ({ app, page }) => {
  const release = await holdScripts(page);
  await page.goto(`${app.url}/matches?q=zz`, { waitUntil: 'commit' });
  await expect(page.locator(FACE)).toBeAttached();
  await expect(page.locator(FACE)).toBeHidden();
  release();
  await expect(page.getByText('No matches found')).toBeVisible();
});
