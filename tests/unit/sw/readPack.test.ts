import { afterEach, expect, it, vi } from 'vitest';
import { readPack } from '../../../sw/readPack.ts';

afterEach(() => vi.unstubAllGlobals());

const answeredBy = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

const URL_OF_PACK = 'https://taal.example/assets/offline-a1.json';

it('hands out each file with its type', async () => {
  answeredBy('{"assets/a.js":"run()","pictures/b.svg":"<svg/>"}');
  const files = await readPack(URL_OF_PACK);
  const [script, picture] = [files.get('assets/a.js'), files.get('pictures/b.svg')];
  expect(await script?.text()).toBe('run()');
  expect(script?.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(picture?.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
});

it.each([
  ['is missing', '', 404],
  ['is cut', '{"assets/a.js":"run', 200],
  ['is a web page', '<!doctype html>', 200],
  ['holds something else', '{"assets/a.js":7}', 200],
])('is empty where the pack %s', async (_, body, status) => {
  answeredBy(body, status);
  expect((await readPack(URL_OF_PACK)).size).toBe(0);
});
