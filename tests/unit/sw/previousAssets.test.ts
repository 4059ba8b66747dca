import { expect, it } from 'vitest';
import {
  dropPreviousAssets,
  filesOfThisVersion,
  keepPreviousAssets,
  previousAsset,
} from '../../../sw/previousAssets.ts';
import { MemoryCaches } from '../../support/fakes/memoryCaches.ts';

const SCOPE = 'https://taal.example/';
const PRECACHE = `workbox-precache-v2-${SCOPE}`;

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
  await keepPreviousAssets(caches, SCOPE, (url) => url.endsWith('/assets/same-1.js'), 1);
  await caches.delete(PRECACHE);
  const answer = await previousAsset(caches, ask('/assets/old-1.js'));
  expect(await answer.text()).toBe('/assets/old-1.js');
  const kept = await (await caches.open('taal-previous-assets-1')).keys();
  expect(kept.map(({ url }) => url)).toEqual(['https://taal.example/assets/old-1.js']);
});

it('keeps two versions back, no more', async () => {
  const caches = await withPrecache('/assets/one.js');
  for (const generation of [9, 10, 11])
    await keepPreviousAssets(caches, SCOPE, () => false, generation);
  expect((await caches.keys()).sort()).toEqual([
    'taal-previous-assets-10',
    'taal-previous-assets-11',
    PRECACHE,
  ]);
});

it('tells the files of this version, also from below a path', () => {
  const files = [{ url: 'assets/same-1.js' }];
  const isCurrent = filesOfThisVersion(files, 'https://taal.example/app/service-worker.js');
  expect(isCurrent('https://taal.example/app/assets/same-1.js')).toBe(true);
  expect(isCurrent('https://taal.example/assets/same-1.js')).toBe(false);
});

it('keeps them all while a tab is open', async () => {
  const caches = await withPrecache('/assets/one.js');
  await keepPreviousAssets(caches, SCOPE, () => false, 1);
  await dropPreviousAssets(caches, { matchAll: async () => [{}] });
  expect(await caches.keys()).toEqual([PRECACHE, 'taal-previous-assets-1']);
});

it('drops them all when no tab is left', async () => {
  const caches = await withPrecache('/assets/one.js');
  await keepPreviousAssets(caches, SCOPE, () => false, 1);
  await dropPreviousAssets(caches, { matchAll: async () => [] });
  expect(await caches.keys()).toEqual([PRECACHE]);
});

it('makes no cache when nothing was replaced, as at the first visit', async () => {
  const caches = new MemoryCaches();
  await keepPreviousAssets(caches, SCOPE, () => true, 1);
  expect(await caches.keys()).toEqual([]);
});

it('takes nothing out of the precache of another app of the origin', async () => {
  const caches = new MemoryCaches();
  for (const name of [`${PRECACHE}taal/`, `${PRECACHE}other/`]) {
    const precache = await caches.open(name);
    await precache.put(ask('/taal/assets/one.js'), new Response('one'));
  }
  const names = await caches.keys();
  await keepPreviousAssets(caches, SCOPE, () => false, 1);
  expect(await caches.keys()).toEqual(names);
});
