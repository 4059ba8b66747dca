import { expect, it } from 'vitest';
import {
  dropPreviousAssets,
  keepPreviousAssets,
  previousAsset,
} from '../../../sw/previousAssets.ts';
import { MemoryCaches } from '../../support/fakes/memoryCaches.ts';

const PRECACHE = 'workbox-precache-v2-https://taal.example/';

async function withPrecache(...paths: string[]): Promise<MemoryCaches> {
  const caches = new MemoryCaches();
  const precache = await caches.open(PRECACHE);
  for (const path of paths) {
    await precache.put(new Request(`https://taal.example${path}`), new Response(path));
  }
  return caches;
}

function ask(path: string): Request {
  return new Request(`https://taal.example${path}`);
}

it('keeps the parts that the new version lacks, and only those', async () => {
  const caches = await withPrecache('/assets/old-1.js', '/assets/same-1.js', '/index.html');
  await keepPreviousAssets(caches, (url) => url.endsWith('/assets/same-1.js'), 1);
  await caches.delete(PRECACHE);
  const answer = await previousAsset(caches, ask('/assets/old-1.js'));
  expect(await answer.text()).toBe('/assets/old-1.js');
  const kept = await (await caches.open('taal-previous-assets-1')).keys();
  expect(kept.map(({ url }) => url)).toEqual(['https://taal.example/assets/old-1.js']);
});

it('keeps two versions back, no more', async () => {
  const caches = await withPrecache('/assets/one.js');
  for (const generation of [9, 10, 11]) await keepPreviousAssets(caches, () => false, generation);
  expect((await caches.keys()).sort()).toEqual([
    'taal-previous-assets-10',
    'taal-previous-assets-11',
    PRECACHE,
  ]);
});

it('drops them all when no tab is left', async () => {
  const caches = await withPrecache('/assets/one.js');
  await keepPreviousAssets(caches, () => false, 1);
  await dropPreviousAssets(caches);
  expect(await caches.keys()).toEqual([PRECACHE]);
});

it('makes no cache when nothing was replaced, as at the first visit', async () => {
  const caches = new MemoryCaches();
  await keepPreviousAssets(caches, () => true, 1);
  expect(await caches.keys()).toEqual([]);
});
