import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ME, THEM } from '../../support/real-chats/realChat.ts';
import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readTheChat } from '../screens/read.ts';

const picture = (page: Page) => page.getByRole('img', { name: /^Card: / });

/** The card as a file: what the button hands to the downloads. */
async function savedCard(page: Page) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share or save the card' }).click();
  const download = await waiting;
  await expect(page.getByText('Saved in this browser’s downloads.')).toBeVisible();
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes, info: await sharp(bytes).metadata() };
}

test('a card has two shapes and no names, until they are shown', async ({ app, page }) => {
  await readTheChat(page, app.url);
  await page.getByRole('button', { name: 'Make a card' }).click();
  const names = page.getByRole('switch', { name: 'Show names' });
  await expect(names).not.toBeChecked();
  await expect(picture(page)).toHaveAccessibleName(/^Card: The rhythm of a chat/);
  const tall = await savedCard(page);
  expect(tall.name).toBe('taal-rhythm-tall.png');
  expect(tall.info).toMatchObject({ format: 'png', width: 1080, height: 1920 });
  const { channels } = await sharp(tall.bytes).stats();
  // Something is drawn on it.
  for (const { stdev } of channels.slice(0, 3)) expect(stdev).toBeGreaterThan(5);

  await names.check();
  await expect(picture(page)).toHaveAccessibleName(new RegExp(`${ME}.* and .*${THEM}`));
  expect((await savedCard(page)).bytes.equals(tall.bytes)).toBe(false);

  await names.uncheck();
  expect((await savedCard(page)).bytes.equals(tall.bytes)).toBe(true);

  await page.getByRole('radio', { name: 'Square, for a post' }).check();
  const square = await savedCard(page);
  expect(square.name).toBe('taal-rhythm-square.png');
  expect(square.info).toMatchObject({ width: 1080, height: 1080 });
});

test('where no canvas draws, the card says so', async ({ app, page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await readTheChat(page, app.url);
  await page.getByRole('button', { name: 'Make a card' }).click();
  await expect(page.getByText('This browser could not draw the card.')).toBeVisible();
});
