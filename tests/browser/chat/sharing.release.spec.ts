import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visitOnce } from '../fixtures/visit.ts';
import { chat } from '../screens/chat.ts';
import { share } from '../screens/system.ts';

test.use({ worker: true });

test('a shared file that is no picture is refused in words, and an empty share opens the chat', async ({
  app,
  page,
}) => {
  await visitOnce(page, `${app.url}/chat`);
  const image = {
    field: 'images',
    name: 'fake.png',
    type: 'image/png',
    base64: btoa('not a picture at all'),
  } as const;
  await share(page, app.url, { file: image });
  await page.getByRole('button', { name: 'Add to my photos' }).click();
  await expect(page.getByRole('alert')).toContainText('This file holds text, not a picture');
  expect(await readStore(page, 'photos')).toHaveLength(0);
  await share(page, app.url, {});
  await expect(chat(page).field).toHaveValue('');
});
