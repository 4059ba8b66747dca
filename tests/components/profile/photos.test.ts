import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getPhotos } from '@/data/repositories/photos';
import { openProfile, profile } from '../screens/profile.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

/** A picture of two colours, made before the browser hides what is drawn. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(60, 40);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas');
  pen.fillStyle = 'red';
  pen.fillRect(0, 0, 30, 40);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], 'photo.png', { type: 'image/png' });
}

async function addPhoto(file: File): Promise<void> {
  const field = document.querySelector('input[accept="image/*"]');
  if (field === null) throw new Error('No file input');
  await page.elementLocator(field).upload(file);
}

/** The browser gives back white for what is drawn; what the page draws can be hidden so. */
function hideDrawings(): void {
  const white = () => new ImageData(new Uint8ClampedArray(4 * 4 * 4).fill(255), 4);
  vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(white);
  vi.stubGlobal('OffscreenCanvas', undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

/** Waits for what the page still writes: a database that closes below it is an error. */
function everythingIsStored(database: TaalDatabase): Promise<number> {
  return database.transaction('rw', database.tables, () => database.outbox.count());
}

const kept = page.getByText(/so the photo was kept as it is/);

test('a browser that hides what is drawn keeps the photo as it is, and says so', async () => {
  const file = await picture();
  hideDrawings();
  const { services } = testServices();
  await openProfile(services);
  await profile.edit.click();
  await expect.element(page.getByRole('button', { name: 'Add photos' })).toBeVisible();
  await addPhoto(file);
  await expect.element(kept).toBeVisible();
  const [photo] = await getPhotos(services.database);
  expect(photo?.blob.size).toBe(file.size);
  expect(photo).toMatchObject({ width: 60, height: 40 });
  await everythingIsStored(services.database);
});

test('the question of the first visit stays open to say it', async () => {
  const file = await picture();
  hideDrawings();
  await renderScreen('/profile', testServices().services);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await addPhoto(file);
  await expect.element(kept).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
