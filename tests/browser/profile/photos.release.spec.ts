import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect } from '../fixtures/app.ts';
import {
  album,
  type FileToPick,
  fromPhone,
  isRed,
  openAlbum,
  pick,
  plain,
  RED,
  storedPhotos,
  words,
} from '../fixtures/photoFiles.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';

test.describe('the album', () => {
  test.beforeEach(async ({ app, page }) => {
    await visit(page, `${app.url}/profile`);
    await page.getByRole('button', { name: 'Skip for Now' }).click();
    await openAlbum(page);
  });

  test('a phone’s photo is stored upright, within 1600 pixels, without its place', async ({
    page,
  }) => {
    const file = await fromPhone();
    expect(file.buffer.toString('latin1')).toContain('SecretPhone');
    const { exif, orientation } = await sharp(file.buffer).metadata();
    expect(orientation).toBe(6);
    // The tag that points to the place, in either order of bytes.
    expect(
      [0x8825, 0x2588].some((tag) => exif?.includes(Buffer.from([tag >> 8, tag & 0xff]))),
    ).toBe(true);

    await pick(page, album(page).add, file);
    await expect(album(page).pictures).toHaveCount(1);
    const [photo] = await storedPhotos(page);
    expect(photo).toMatchObject({
      type: 'image/jpeg',
      width: 1200,
      height: 1600,
      decoded: { width: 1200, height: 1600 },
    });
    for (const secret of ['Exif', 'SecretPhone', 'GPS', 'http://ns.adobe.com/xap']) {
      expect(photo?.bytes.includes(secret)).toBe(false);
    }
    // Turned by a quarter: what lay at the left is at the top.
    expect(photo?.corners.map(isRed)).toEqual([true, true, false, false]);
  });

  test('PNG, WebP, GIF and AVIF become JPEG; what is clear becomes light', async ({ page }) => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const glass = sharp({ create: { width: 320, height: 200, channels: 4, background: clear } });
    const files = [
      { name: 'glass.png', mimeType: 'image/png', buffer: await glass.png().toBuffer() },
      { name: 'a.webp', mimeType: 'image/webp', buffer: await plain(1700, 400).webp().toBuffer() },
      // A wrong label does not matter, nor does a wrong name.
      { name: 'a.txt', mimeType: 'text/plain', buffer: await plain(90, 60).gif().toBuffer() },
      { name: 'a.avif', mimeType: 'image/avif', buffer: await plain(80, 50).avif().toBuffer() },
    ];
    await pick(page, album(page).add, files);
    await expect(album(page).pictures).toHaveCount(4);
    const stored = await storedPhotos(page);
    expect(stored.map(({ type }) => type)).toEqual(new Array(4).fill('image/jpeg'));
    expect(stored.map(({ decoded }) => decoded)).toEqual([
      { width: 80, height: 50 },
      { width: 90, height: 60 },
      { width: 1600, height: 376 },
      { width: 320, height: 200 },
    ]);
    expect(Math.min(...(stored[3]?.corners[0] ?? []))).toBeGreaterThan(230);
  });

  test('what is no photo is refused with its own sentence, and the next one is taken', async ({
    page,
  }) => {
    const { add, refusal, pictures } = album(page);
    const good = await plain(300, 200).jpeg().toBuffer();
    const noise = sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: RED,
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    const whole = await noise.jpeg().toBuffer();
    const png = await noise.png().toBuffer();
    const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
    const heic = Buffer.concat([
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.alloc(200),
    ]);
    const svg = '\ufeff<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>';
    const cases: [FileToPick, RegExp][] = [
      [words('holiday.jpg', 'image/jpeg', 'Not a picture at all'), /holds text/],
      [words('drawing.svg', 'image/svg+xml', svg), /SVG drawing/],
      [words('drawing.png', 'image/png', svg), /SVG drawing/],
      [jpeg('nothing.jpg', Buffer.alloc(0)), /is empty/],
      [jpeg('half.jpg', whole.subarray(0, whole.length / 2)), /damaged or incomplete/],
      [jpeg('endless.jpg', whole.subarray(0, -2)), /damaged or incomplete/],
      [jpeg('head.jpg', good.subarray(0, 100)), /damaged or incomplete/],
      [jpeg('half.png', png.subarray(0, png.length / 2)), /damaged or incomplete/],
      [jpeg('phone.heic', heic), /HEIC photos cannot be read here/],
      [jpeg('noise.jpg', Buffer.alloc(500)), /not a picture that can be read/],
    ];
    for (const [file, sentence] of cases) {
      await pick(page, add, file);
      await expect(refusal).toHaveText(sentence);
      await expect(add).toHaveAccessibleDescription(sentence);
    }
    expect(await storedPhotos(page)).toEqual([]);
    await pick(page, add, jpeg('good.jpg', good));
    await expect(pictures).toHaveCount(1);
    await expect(refusal).toHaveText('');
  });

  test('8000 x 8000 pixels and 31 MB are refused before anything decodes them', async ({
    page,
  }, testInfo) => {
    test.slow();
    const { add, refusal } = album(page);
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    const huge = await plain(8000, 8000).jpeg().toBuffer();
    await pick(page, add, { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: huge });
    await expect(refusal).toHaveText(/more than 50 megapixels/);
    const heavy = testInfo.outputPath('heavy.jpg');
    const small = await plain(300, 200).jpeg().toBuffer();
    await writeFile(heavy, Buffer.concat([small, Buffer.alloc(31 * 1024 * 1024)]));
    await pick(page, add, heavy);
    await expect(refusal).toHaveText(/larger than 30 MB/);
    expect(await storedPhotos(page)).toEqual([]);
    expect(workers).toEqual([]);
  });

  test('49 megapixels are taken, off the main thread', async ({ page }) => {
    test.slow();
    const buffer = await plain(7000, 7000).jpeg().toBuffer();
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await pick(page, album(page).add, { name: 'large.jpg', mimeType: 'image/jpeg', buffer });
    await expect(album(page).pictures.or(album(page).refusal.getByText(/./))).toBeVisible();
    const [photo] = await storedPhotos(page);
    expect(photo?.decoded).toEqual({ width: 1600, height: 1600 });
    expect(workers).toEqual([expect.stringContaining('photoWorker')]);
  });

  test('photos are put in order, removed and brought back; six are the most', async ({ page }) => {
    const { add, tile, pictures, region } = album(page);
    const shot = async (width: number) => ({
      name: `${width}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await plain(width, 50).jpeg().toBuffer(),
    });
    const widths = async () => (await storedPhotos(page)).map(({ width }) => width);
    const button = (place: number, name: string) => tile(place).getByRole('button', { name });

    await pick(page, add, [await shot(101), await shot(102), await shot(103)]);
    await expect(pictures).toHaveCount(3);
    await expect.poll(widths).toEqual([103, 102, 101]);

    await button(3, 'Make first').click();
    await expect.poll(widths).toEqual([101, 103, 102]);
    await button(1, 'Move right').click();
    await expect.poll(widths).toEqual([103, 101, 102]);
    await expect(button(2, 'Move right')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(widths).toEqual([103, 102, 101]);
    await expect(button(3, 'Move right')).toBeFocused();
    await button(3, 'Move left').click();
    await expect.poll(widths).toEqual([103, 101, 102]);

    await button(2, 'Remove').click();
    await expect.poll(widths).toEqual([103, 102]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(widths).toEqual([103, 101, 102]);
    await visitAgain(page);
    await expect(pictures).toHaveCount(3);

    await pick(page, add, await Promise.all([104, 105, 106, 107].map(shot)));
    await expect(pictures).toHaveCount(6);
    await expect(album(page).refusal).toHaveText(/You have 6 photos/);
    await expect(add).toBeHidden();
    await expect(region).toContainText('Remove one to add another');
    await expect.poll(widths).toEqual([106, 105, 104, 103, 101, 102]);
  });

  test('files can be dropped onto the area, and not beside it', async ({ page }) => {
    const { region, pictures } = album(page);
    const base64 = (await plain(210, 130).png().toBuffer()).toString('base64');
    const transfer = await page.evaluateHandle((content) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
      return data;
    }, base64);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.dispatchEvent('drop', { dataTransfer: transfer });
    await region.dispatchEvent('dragover', { dataTransfer: transfer });
    await region.dispatchEvent('drop', { dataTransfer: transfer });
    await expect(pictures).toHaveCount(1);
    expect((await storedPhotos(page))[0]?.decoded).toEqual({ width: 210, height: 130 });
  });
});
