import { afterEach, describe, expect, it, vi } from 'vitest';
import { packedType } from '@/data/offlinePack';
import { fetchPack } from '../../../sw/offlinePack.ts';

const home = 'https://taal.example/taal/';

function host(answer: () => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url);
    return answer();
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

describe('the pack', () => {
  it('has each file as the host would have sent it', async () => {
    const headers = { 'X-Frame-Options': 'DENY', ETag: '"pack"', 'Content-Encoding': 'br' };
    const asked = host(() => Response.json({ 'assets/a.js': 'a()', 'chat.html': '' }, { headers }));
    const pack = await fetchPack(home);
    expect(asked).toEqual([`${home}offline-files.json`]);
    const script = pack.fileOf('assets/a.js');
    expect(await script?.text()).toBe('a()');
    expect(Object.fromEntries(script?.headers ?? [])).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'x-frame-options': 'DENY',
    });
    expect(pack.fileOf('chat.html')?.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  it('has nothing by a name that objects have by themselves', async () => {
    host(() => Response.json({}));
    expect((await fetchPack(home)).fileOf('constructor')).toBeUndefined();
  });

  it.each([
    ['is not there', () => new Response('{"a.js":"a"}', { status: 404 })],
    ['is a page', () => new Response('<!doctype html>')],
    ['has no texts', () => Response.json({ 'a.js': 1 })],
    ['cannot be reached', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
  ])('is empty where it %s', async (_, answer) => {
    vi.stubGlobal('fetch', async () => answer());
    expect((await fetchPack(home)).fileOf('a.js')).toBeUndefined();
  });
});

const isPackable = (name: string) => packedType(name) !== undefined;

it('can hold texts and no pictures of another kind', () => {
  expect(['a.js', 'a.css', 'a.svg', 'a.html'].every(isPackable)).toBe(true);
  expect(['a.png', 'a.woff2', 'manifest.webmanifest', 'constructor'].some(isPackable)).toBe(false);
});
