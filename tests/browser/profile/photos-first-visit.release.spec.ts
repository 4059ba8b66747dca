import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import {
  album,
  fromPhone,
  isRed,
  openAlbum,
  pick,
  plain,
  storedPhotos,
  words,
} from '../fixtures/photoFiles.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { holdStore } from '../fixtures/storage.ts';
import { firstPage, visit, visitAgain, visitOnce } from '../fixtures/visit.ts';

test('the question of the first visit is asked once, however it is answered', async ({
  app,
  openContext,
}) => {
  const context = await openContext();
  const page = await firstPage(context);
  const dialog = page.getByRole('dialog', { name: 'Upload Your Photo' });
  await visit(page, `${app.url}/profile`);
  await expect(dialog).toBeVisible();
  const upload = dialog.getByRole('button', { name: 'Upload Photo' });
  await expect(upload).toBeFocused();
  await pick(page, upload, words('words.jpg', 'image/jpeg', 'words'));
  await expect(dialog.getByRole('alert')).toHaveText(/holds text/);
  const buffer = await plain(300, 200).jpeg().toBuffer();
  await pick(page, upload, { name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog).toBeHidden();
  await openAlbum(page);
  await expect(album(page).pictures).toHaveCount(1);
  await visitAgain(page);
  await expect(album(page).pictures).toHaveCount(1);
  await expect(dialog).toBeHidden();
});

for (const answer of ['Skip for Now', 'Close', 'Escape'] as const) {
  test(`the question of the first visit is put aside by ${answer}`, async ({ app, page }) => {
    const dialog = page.getByRole('dialog', { name: 'Upload Your Photo' });
    await visit(page, `${app.url}/profile`);
    await expect(dialog).toBeVisible();
    if (answer === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: answer }).click();
    await expect(dialog).toBeHidden();
    await visitAgain(page);
    await openAlbum(page);
    await expect(dialog).toBeHidden();
  });
}

test('the question of the first visit is painted before it takes the focus', async ({
  app,
  page,
}) => {
  // Counts the frames from the moment the question is in the page.
  await page.addInitScript(() => {
    let frames = 0;
    const count = () => {
      frames += 1;
      requestAnimationFrame(count);
    };
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role="dialog"]') === null) return;
      observer.disconnect();
      requestAnimationFrame(count);
    }).observe(document, { subtree: true, childList: true });
    addEventListener('focusin', () => {
      document.documentElement.dataset.framesAtFocus ??= String(frames);
    });
  });
  await visit(page, `${app.url}/profile`);
  await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-frames-at-focus', /[1-9]/);
});

test('nothing that is hidden from screen readers keeps the focus', async ({ app, page }) => {
  await page.addInitScript(() => {
    const held: string[] = [];
    new MutationObserver(() => {
      const hidden = document.activeElement?.closest('[aria-hidden="true"]');
      if (hidden) held.push(document.activeElement?.textContent ?? '');
      document.documentElement.dataset.held = held.join();
    }).observe(document, { subtree: true, attributeFilter: ['aria-hidden'] });
  });
  await visit(page, `${app.url}/dashboard`);
  // The new screen's heading has the focus when the question comes.
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-held', '');
});

test('the field that was asked for has the focus once the question is answered', async ({
  app,
  device,
}) => {
  const page = await firstPage(await device.open());
  await visit(page, `${app.url}/dashboard?tab=tips`);
  const writeBio = page.getByRole('link', { name: 'Write bio' });
  await expect(writeBio).toBeVisible();
  // The editor waits for the photos.
  const release = await holdStore(page, 'photos');
  await writeBio.click();
  const skip = page.getByRole('button', { name: 'Skip for Now' });
  const bio = page.locator('textarea');
  await expect(skip).toBeVisible();
  await expect(bio).toHaveCount(0);
  await release();
  await expect(bio).toHaveCount(1);
  await skip.click();
  await expect(bio).toBeFocused();
});

test('the question of the first visit does not come again where it got no answer', async ({
  app,
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Upload Your Photo' });
  await visit(page, `${app.url}/profile`);
  await expect(dialog).toBeVisible();
  await visitAgain(page);
  await openAlbum(page);
  await expect(dialog).toBeHidden();
});

test('a photo is added with no network at all', async ({ app, openContext }) => {
  const context = await openContext({ worker: true });
  const page = await firstPage(context);
  await visitOnce(page, `${app.url}/profile`);
  await app.stop();
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await visitAgain(page);
  await openAlbum(page);
  await pick(page, album(page).add, await fromPhone());
  await expect(album(page).pictures).toHaveCount(1);
  expect(workers).toEqual([expect.stringContaining('/assets/photoWorker')]);
  expect((await storedPhotos(page))[0]?.decoded).toEqual({ width: 1200, height: 1600 });
});

for (const [lack, prepare] of [
  ['workers cannot draw', (page: Page) => page.addInitScript('delete globalThis.OffscreenCanvas')],
  [
    'the worker cannot be loaded',
    (page: Page) => page.route(/photoWorker/, (route) => route.abort()),
  ],
] as const) {
  test(`photos are prepared on the page where ${lack}`, async ({ app, page }) => {
    await prepare(page);
    await visit(page, `${app.url}/profile`);
    await page.getByRole('button', { name: 'Skip for Now' }).click();
    await openAlbum(page);
    const { add, pictures, refusal } = album(page);
    await pick(page, add, await fromPhone());
    await expect(pictures).toHaveCount(1);
    const [photo] = await storedPhotos(page);
    expect(photo?.decoded).toEqual({ width: 1200, height: 1600 });
    expect(photo?.corners.map(isRed)).toEqual([true, true, false, false]);
    expect(photo?.bytes).not.toContain('SecretPhone');
    await pick(page, add, words('words.jpg', 'image/jpeg', 'words'));
    await expect(refusal).toHaveText(/holds text/);
  });
}
