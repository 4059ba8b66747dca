import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { plain } from '../fixtures/photoFiles.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visitAgain, visitOnce } from '../fixtures/visit.ts';
import { chat, sendMessage, type } from '../screens/chat.ts';
import { share } from '../screens/system.ts';

test.use({ worker: true });

const offer = (page: Page) => page.getByRole('dialog', { name: 'Shared with Taal' });

test('a shared text waits in the composer below what was being written, with no network', async ({
  app,
  page,
}) => {
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, 'Hello there');
  await type(page, 'Half a thought');
  await app.stop();
  await page.context().setOffline(true);
  await share(page, app.url, { title: 'A poem', text: 'Roses', url: 'https://poems.example/1' });
  await expect(page).toHaveURL(`${app.url}/chat`);
  await page.getByRole('button', { name: 'Use as message' }).click();
  const whole = 'Half a thought\nA poem\nRoses\nhttps://poems.example/1';
  await expect(chat(page).field).toHaveValue(whole);
  // Never sent by itself, and there once only.
  await expect(chat(page).log.getByText('Roses')).toHaveCount(0);
  await visitAgain(page);
  await expect(chat(page).field).toHaveValue(whole);
  await page.context().setOffline(false);
  await app.start();
});

test('a shared picture becomes a photo on a press, with no network', {
  tag: '@release',
}, async ({ app, page }) => {
  await visitOnce(page, `${app.url}/chat`);
  await app.stop();
  await page.context().setOffline(true);
  const png = await plain(64, 48).png().toBuffer();
  const image = {
    field: 'images',
    name: 'me.png',
    type: 'image/png',
    base64: png.toString('base64'),
  } as const;
  await share(page, app.url, { file: image });
  await expect(page).toHaveURL(`${app.url}/chat`);
  await expect(offer(page).getByRole('img', { name: 'me.png' })).toBeVisible();
  expect(await readStore(page, 'photos')).toHaveLength(0);
  await offer(page).getByRole('button', { name: 'Add to my photos' }).click();
  await expect(page).toHaveURL(`${app.url}/profile`);
  await expect(page.getByText('The picture you shared is your main photo now.')).toBeVisible();
  // A person who shares a photo is not asked for one.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await readStore(page, 'photos')).toHaveLength(1);
  await visitAgain(page);
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  expect(await readStore(page, 'photos')).toHaveLength(1);
  await page.context().setOffline(false);
  await app.start();
});
