import { afterEach, describe, expect, it, vi } from 'vitest';
import { packedType } from '@/data/worker/offlinePack';
import { fetchPacks } from '../../../sw/offlinePack.ts';

const home = 'https://taal.example/taal/';
const REVISIONS = new Map([['chat.html', '0123456789abcdef']]);

const packOf = (files: Record<string, unknown>, revisions: Record<string, string> = {}) => ({
  files,
  revisions,
});

const fetchAll = () => Promise.all(fetchPacks(home, REVISIONS));
const fetchFirst = () => fetchPacks(home, REVISIONS)[0];

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
    const sent = packOf({ 'assets/a.js': 'a()', 'chat.html': '' }, { 'chat.html': '01234567' });
    const asked = host(() => Response.json(sent, { headers }));
    const [pack] = await fetchAll();
    expect(asked).toEqual([`${home}offline-files.json`, `${home}offline-replies.json`]);
    const script = pack?.fileOf('assets/a.js');
    expect(await script?.text()).toBe('a()');
    expect(Object.fromEntries(script?.headers ?? [])).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'x-frame-options': 'DENY',
    });
    expect(pack?.fileOf('chat.html')?.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  it('has the bytes of an icon', async () => {
    host(() => Response.json(packOf({ 'icons/a.png': btoa('\x89PNG\xff') })));
    const icon = (await fetchFirst())?.fileOf('icons/a.png');
    expect(icon?.headers.get('Content-Type')).toBe('image/png');
    expect([...new Uint8Array((await icon?.arrayBuffer()) ?? [])]).toEqual([
      0x89, 0x50, 0x4e, 0x47, 0xff,
    ]);
  });

  it.each([
    ['of another version', { 'chat.html': '89abcdef' }],
    ['of a version that is not told', {}],
  ])('has no file %s', async (_, revisions) => {
    host(() => Response.json(packOf({ 'assets/a.js': 'a()', 'chat.html': 'old' }, revisions)));
    const pack = await fetchFirst();
    expect(pack?.fileOf('chat.html')).toBeUndefined();
    expect(pack?.fileOf('assets/a.js')).toBeDefined();
  });

  it('has what came where one of the files cannot be had', async () => {
    vi.stubGlobal('fetch', async ({ url }: Request) =>
      url.endsWith('offline-replies.json')
        ? new Response('', { status: 404 })
        : Response.json(packOf({ 'assets/a.js': 'a()' })),
    );
    const packs = await fetchAll();
    expect(await packs[0]?.fileOf('assets/a.js')?.text()).toBe('a()');
    expect(packs[1]?.fileOf('assets/a.js')).toBeUndefined();
  });

  it('has nothing by a name that objects have by themselves', async () => {
    host(() => Response.json(packOf({})));
    expect((await fetchFirst())?.fileOf('constructor')).toBeUndefined();
  });

  it.each([
    ['is not there', () => new Response('{"a.js":"a"}', { status: 404 })],
    ['is a page', () => new Response('<!doctype html>')],
    ['has no texts', () => Response.json(packOf({ 'a.js': 1 }))],
    ['has no revisions', () => Response.json({ files: { 'a.js': 'a' } })],
    ['cannot be reached', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
  ])('is empty where it %s', async (_, answer) => {
    vi.stubGlobal('fetch', async () => answer());
    expect((await fetchFirst())?.fileOf('a.js')).toBeUndefined();
  });
});

const isPackable = (name: string) => packedType(name) !== undefined;

it('can hold texts and icons, but no fonts', () => {
  const packable = ['a.js', 'a.css', 'a.svg', 'a.html', 'a.png', 'manifest.webmanifest'];
  expect(packable.every(isPackable)).toBe(true);
  expect(['a.woff2', 'a.webp', 'constructor'].some(isPackable)).toBe(false);
});
