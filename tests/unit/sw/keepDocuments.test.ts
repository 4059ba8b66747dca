import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropOtherDocuments, keepDocuments, keptDocument } from '../../../sw/keepDocuments.ts';
import { MemoryCaches } from '../../support/fakes/memoryCaches.ts';

const home = 'https://taal.example/';
const documents = {
  home,
  files: new Set(['index.html', 'chat.html']),
  cacheName: `taal-documents-${home}#now`,
};

let asked: string[] = [];
const HTML = { headers: { 'Content-Type': 'text/html' } };
let answer = (file: string) => new Response(file, HTML);

beforeEach(() => {
  asked = [];
  answer = (file) => new Response(file, HTML);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url);
    return answer(url.slice(home.length));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function kept(caches: MemoryCaches): Promise<string[]> {
  const keys = (await (await caches.open(documents.cacheName)).keys()).map(({ url }) => url);
  return keys.filter((url) => !url.endsWith('?'));
}

it('keeps each document under the address of its screen', async () => {
  const caches = new MemoryCaches();
  await keepDocuments(caches, documents);
  expect(await kept(caches)).toEqual([home, `${home}chat`]);
  const chat = await keptDocument(caches, documents, 'chat.html');
  expect(await chat.text()).toBe('chat.html');
  expect(asked).toEqual([`${home}index.html`, `${home}chat.html`]);
});

it('leads an address with a bare question mark to that of the screen', async () => {
  const caches = new MemoryCaches();
  await keepDocuments(caches, documents);
  const cache = await caches.open(documents.cacheName);
  for (const address of [home, `${home}chat`]) {
    const answer = await cache.match(new Request(`${address}?`));
    expect(answer?.status).toBe(302);
    expect(answer?.headers.get('Location')).toBe(address);
  }
});

it('fetches only what is missing', async () => {
  const caches = new MemoryCaches();
  const cache = await caches.open(documents.cacheName);
  await cache.put(new Request(home), new Response('as it was'));
  await keepDocuments(caches, documents);
  expect(asked).toEqual([`${home}chat.html`]);
  expect(await (await keptDocument(caches, documents, 'index.html')).text()).toBe('as it was');
});

it('keeps no page of an error', async () => {
  const caches = new MemoryCaches();
  answer = () => new Response('Gone', { status: 404 });
  await expect(keepDocuments(caches, documents)).rejects.toThrow(/404 .* for \/index\.html/);
  expect(await kept(caches)).toEqual([]);
});

it('keeps nothing in its place that is no page', async () => {
  const caches = new MemoryCaches();
  answer = () => new Response('{}', { headers: { 'Content-Type': 'application/json' } });
  await expect(keepDocuments(caches, documents)).rejects.toThrow('json for /index.html');
  expect(await kept(caches)).toEqual([]);
});

it('answers a navigation also where the host led the file elsewhere', async () => {
  const caches = new MemoryCaches();
  answer = (file) => {
    const led = new Response(file, { headers: { 'Content-Type': 'text/html' } });
    Object.defineProperty(led, 'redirected', { value: true });
    return led;
  };
  await keepDocuments(caches, documents);
  const chat = await keptDocument(caches, documents, 'chat.html');
  expect(chat.redirected).toBe(false);
  expect(chat.headers.get('Content-Type')).toBe('text/html');
  expect(await chat.text()).toBe('chat.html');
});

it('keeps what the host says of a page, but not that it is to be alone in its process', async () => {
  const caches = new MemoryCaches();
  const headers = {
    'Content-Type': 'text/html',
    'Content-Security-Policy': "default-src 'none'",
    'X-Frame-Options': 'DENY',
  };
  const isolation = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  answer = (file) => new Response(file, { headers: { ...headers, ...isolation } });
  await keepDocuments(caches, documents);
  const chat = await keptDocument(caches, documents, 'chat.html');
  expect([...chat.headers]).toEqual([...new Headers(headers)]);
});

it('asks the host for a document that is not kept', async () => {
  const chat = await keptDocument(new MemoryCaches(), documents, 'chat.html');
  expect(await chat.text()).toBe('chat.html');
});

it('drops the documents of other versions, and nothing else', async () => {
  const caches = new MemoryCaches();
  const others = ['taal-previous-assets-1', `taal-documents-${home}below/#then`];
  const names = [documents.cacheName, `taal-documents-${home}#then`, ...others];
  for (const name of names) await caches.open(name);
  await dropOtherDocuments(caches, documents);
  expect(await caches.keys()).toEqual([documents.cacheName, ...others]);
});
