import { afterEach, describe, expect, it, vi } from 'vitest';
import { packedType } from '@/data/worker/offlinePack';
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
    expect(asked).toEqual([`${home}offline-files.json`, `${home}offline-replies.json`]);
    const script = pack.fileOf('assets/a.js');
    expect(await script?.text()).toBe('a()');
    expect(Object.fromEntries(script?.headers ?? [])).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'x-frame-options': 'DENY',
    });
    expect(pack.fileOf('chat.html')?.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  it('has the bytes of an icon', async () => {
    host(() => Response.json({ 'icons/a.png': btoa('\x89PNG\xff') }));
    const icon = (await fetchPack(home)).fileOf('icons/a.png');
    expect(icon?.headers.get('Content-Type')).toBe('image/png');
    expect([...new Uint8Array((await icon?.arrayBuffer()) ?? [])]).toEqual([
      0x89, 0x50, 0x4e, 0x47, 0xff,
    ]);
  });

  it('has what came where one of the files cannot be had', async () => {
    vi.stubGlobal('fetch', async ({ url }: Request) =>
      url.endsWith('offline-replies.json')
        ? new Response('', { status: 404 })
        : Response.json({ 'assets/a.js': 'a()' }),
    );
    expect(await (await fetchPack(home)).fileOf('assets/a.js')?.text()).toBe('a()');
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

it('can hold texts and icons, but no fonts', () => {
  const packable = ['a.js', 'a.css', 'a.svg', 'a.html', 'a.png', 'manifest.webmanifest'];
  expect(packable.every(isPackable)).toBe(true);
  expect(['a.woff2', 'a.webp', 'constructor'].some(isPackable)).toBe(false);
});
