import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ME, realChat, THEM } from '../../support/real-chats/realChat.ts';
import { pickChat, readScreen } from '../screens/read.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

const picture = page.getByRole('img', { name: /^Card: / });

async function makeCard(): Promise<void> {
  await renderScreen('/read', testServices().services);
  await pickChat(realChat());
  await readScreen.whoAreYou.getByText(ME).click();
  await page.getByRole('button', { name: 'Make a card' }).click();
}

/** The files that are handed to the downloads from here on. */
function downloads(): { readonly name: string; readonly file: Blob }[] {
  const made: { name: string; file: Blob }[] = [];
  const files: Blob[] = [];
  const createUrl = URL.createObjectURL;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof File) files.push(file);
    return createUrl(file);
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = files.at(-1);
    if (file !== undefined) made.push({ name: this.download, file });
  });
  return made;
}

/** How much the shades of the picture differ: 0 where nothing is drawn. */
function spread(image: ImageBitmap): number {
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0);
  const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
  const reds = Array.from(data).filter((_, index) => index % 4 === 0);
  const mean = reds.reduce((sum, red) => sum + red, 0) / reds.length;
  return Math.sqrt(reds.reduce((sum, red) => sum + (red - mean) ** 2, 0) / reds.length);
}

test('a card has two shapes and no names, until they are shown', async () => {
  const saved = downloads();
  await makeCard();
  const save = async () => {
    const before = saved.length;
    await page.getByRole('button', { name: 'Share or save the card' }).click();
    await expect.poll(() => saved.length).toBe(before + 1);
    await expect.element(page.getByText('Saved in this browser’s downloads.')).toBeVisible();
    const { name, file } = saved[before] ?? { name: '', file: new Blob() };
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { name, type: file.type, bytes, image: await createImageBitmap(file) };
  };
  const names = page.getByRole('switch', { name: 'Show names' });
  await expect.element(names).not.toBeChecked();
  await expect.element(picture).toHaveAccessibleName(/^Card: The rhythm of a chat/);
  const tall = await save();
  expect(tall).toMatchObject({ name: 'taal-rhythm-tall.png', type: 'image/png' });
  expect(tall.image).toMatchObject({ width: 1080, height: 1920 });
  expect(spread(tall.image)).toBeGreaterThan(5);

  await names.click();
  await expect.element(picture).toHaveAccessibleName(new RegExp(`${ME}.* and .*${THEM}`));
  expect((await save()).bytes).not.toEqual(tall.bytes);

  await names.click();
  await expect.element(picture).toHaveAccessibleName(/^Card: The rhythm of a chat/);
  expect((await save()).bytes).toEqual(tall.bytes);

  await page.getByText('Square, for a post').click();
  await expect.element(page.getByRole('radio', { name: 'Square, for a post' })).toBeChecked();
  const square = await save();
  expect(square.name).toBe('taal-rhythm-square.png');
  expect(square.image).toMatchObject({ width: 1080, height: 1080 });
});

test('where the browser hides what is drawn, the card leaves as a text', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  const noise = () => new ImageData(new Uint8ClampedArray(4 * 4 * 4).fill(255), 4);
  vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(noise);
  await makeCard();
  await page.getByRole('button', { name: 'Share or save the card' }).click();
  const said = page.getByText('This browser hides what a page draws, so the card is a text.');
  await expect.element(said).toBeVisible();
  const [file] = saved.mock.calls.at(-1) ?? [];
  const text = file instanceof File ? await file.text() : '';
  expect(text).toMatch(/^The rhythm of a chat\n320 messages/);
  expect(text).toMatch(/Share of messages: .Me. \d+%, .Them. \d+%/);
  expect(text).not.toContain(ME);
});

test('where no canvas draws, the card says so', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await makeCard();
  await expect.element(page.getByText('This browser could not draw the card.')).toBeVisible();
});
