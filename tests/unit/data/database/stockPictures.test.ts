import { expect, it } from 'vitest';
import { deleteStockPictures } from '@/data/database/stockPictures';
import { MemoryCaches } from '../../../support/fakes/memoryCaches.ts';

it('takes the stock pictures out of every cache, and nothing else', async () => {
  const caches = new MemoryCaches();
  const precache = await caches.open('precache');
  for (const path of ['index.html', 'pictures/portraits/a.svg', 'icons/icon-192.png']) {
    await precache.put(new Request(`https://taal.example/${path}`), new Response(path));
  }
  expect(await deleteStockPictures(caches)).toBe(true);
  expect((await precache.keys()).map(({ url }) => new URL(url).pathname)).toEqual([
    '/index.html',
    '/icons/icon-192.png',
  ]);
  expect(await deleteStockPictures(caches)).toBe(false);
});
