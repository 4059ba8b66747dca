import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/app.ts';
import { firstPage, visit, visitOnce } from '../fixtures/visit.ts';

test.use({ visitor: 'returning' });

const film = /\.mp4$/;

function play(page: Page) {
  return page.getByRole('button', { name: 'Play demo' });
}

async function plays(page: Page): Promise<void> {
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time).toBeGreaterThan(0);
}

test('the film is loaded when it is played, with captions and no sound, and kept for offline', async ({
  app,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (film.test(request.url())) asked.push(request.url());
  });
  await visitOnce(page, app.url);
  expect(asked).toEqual([]);
  await play(page).click();
  await plays(page);
  expect(asked).toHaveLength(1);
  const video = page.getByLabel('A recording of Taal');
  await expect(video).toBeFocused();
  const facts = await video.evaluate((element: HTMLVideoElement) => ({
    controls: element.controls,
    muted: element.muted,
    captions: element.textTracks[0]?.mode,
    isOfSomeLength: element.duration >= 20 && element.duration <= 30,
  }));
  expect(facts).toEqual({ controls: true, muted: true, captions: 'showing', isOfSomeLength: true });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length))
    .toBe(4);

  await page.context().setOffline(true);
  await visit(page, app.url);
  await play(page).click();
  await plays(page);
});

test('a film that was never played gives its place to an icon with no network', async ({
  app,
  device,
}) => {
  const page = await firstPage(await device.open());
  await visitOnce(page, app.url);
  await page.context().setOffline(true);
  await play(page).click();
  const demo = page.getByRole('region', { name: 'See it listen' });
  await expect(demo.getByText(/could not be loaded/)).toBeVisible();
  await expect(demo.locator('img')).toHaveCount(0);
  await page.context().setOffline(false);
  await demo.getByRole('button', { name: 'Try again' }).click();
  await plays(page);
});
