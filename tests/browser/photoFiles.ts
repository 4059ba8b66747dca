import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

export interface FileToPick {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface StoredPhoto {
  readonly id: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  /** One character a byte. */
  readonly bytes: string;
  readonly decoded: { readonly width: number; readonly height: number };
  /** Colours at the four corners, a little within: top left, top right, bottom left, bottom right. */
  readonly corners: readonly (readonly number[])[];
}

export const RED = { r: 220, g: 30, b: 30 };
export const BLUE = { r: 30, g: 30, b: 220 };

/** Left half red, right half blue. */
export async function halves(width: number, height: number) {
  const half = Math.floor(width / 2);
  const right = await sharp({
    create: { width: width - half, height, channels: 3, background: BLUE },
  })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { width, height, channels: 3, background: RED } })
    .composite([{ input: right, left: half, top: 0 }])
    .png()
    .toBuffer();
  return sharp(picture);
}

export const plain = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

/** As a phone held upright writes it: pixels lying, EXIF telling to turn them, and the place. */
export async function fromPhone(): Promise<FileToPick> {
  const buffer = await (await halves(2400, 1800))
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretPhone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 12/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: 'phone.jpg', mimeType: 'image/jpeg', buffer };
}

export const words = (name: string, mimeType: string, text: string): FileToPick => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

export async function pick(
  page: Page,
  control: Locator,
  files: FileToPick | FileToPick[],
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await control.click();
  await (await choosing).setFiles(files);
}

export function album(page: Page) {
  const region = page.getByRole('region', { name: 'Photos' });
  return {
    region,
    pictures: region.getByRole('img'),
    tile: (place: number) => region.getByRole('listitem').nth(place - 1),
    add: region.getByRole('button', { name: 'Add photos' }),
    refusal: region.getByRole('alert'),
  };
}

/** The stored photos in the order of the profile, each decoded again. */
export function storedPhotos(page: Page): Promise<StoredPhoto[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('taal');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const read = <T>(store: string, key: string) =>
      new Promise<T>((resolve, reject) => {
        const reading = database.transaction(store).objectStore(store).get(key);
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error);
      });
    const row = await read<{ profile: { photos: string[] } } | undefined>('userProfile', 'current');
    const stored: StoredPhoto[] = [];
    for (const id of row?.profile.photos ?? []) {
      const photo = await read<{ blob: Blob; width: number; height: number } | undefined>(
        'photos',
        id,
      );
      // Removed between the two reads.
      if (photo === undefined) continue;
      const { blob, width, height } = photo;
      const bitmap = await createImageBitmap(blob, { imageOrientation: 'none' });
      const { width: across, height: down } = bitmap;
      const canvas = Object.assign(document.createElement('canvas'), {
        width: across,
        height: down,
      });
      const brush = canvas.getContext('2d');
      brush?.drawImage(bitmap, 0, 0);
      const corners = [0.1, 0.9].flatMap((y) =>
        [0.1, 0.9].map((x) =>
          Array.from(brush?.getImageData(x * width, y * height, 1, 1).data ?? []).slice(0, 3),
        ),
      );
      const bytes = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) =>
        String.fromCharCode(byte),
      ).join('');
      const decoded = { width: bitmap.width, height: bitmap.height };
      stored.push({ id, type: blob.type, width, height, bytes, decoded, corners });
    }
    database.close();
    return stored;
  });
}

export const isRed = ([r = 0, g = 0, b = 0]: readonly number[] = []) =>
  r > 150 && g < 110 && b < 110;

/** The album stands in the edit mode of the profile. */
export async function openAlbum(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(album(page).add).toBeVisible();
}
