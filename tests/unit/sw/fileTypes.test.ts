import { expect, test } from 'vitest';
import { filesOnly, requireFile } from '../../../sw/fileTypes.ts';

function check(file: string, type: string | null, status = 200): void {
  const headers = new Headers(type === null ? {} : { 'Content-Type': type });
  const response = new Response(type === null ? null : 'x', { status, headers });
  requireFile(`https://taal.example/taal/${file}?__WB_REVISION__=1`, response);
}

test.each([
  ['assets/a.js', 'text/javascript; charset=utf-8'],
  ['assets/a.js', 'application/javascript'],
  ['assets/a.js', 'application/x-javascript'],
  ['assets/a.css', 'text/css'],
  ['chat.html', 'text/html;charset=utf-8'],
  ['icons/a.svg', 'image/svg+xml'],
  ['assets/a.woff2', 'application/octet-stream'],
  ['assets/a.woff2', null],
  ['manifest.webmanifest', 'application/json'],
])('%s may be %s', (file, type) => {
  expect(() => check(file, type)).not.toThrow();
});

test.each([
  ['assets/a.js', 'text/html'],
  ['assets/a.js', 'application/xhtml+xml'],
  ['assets/a.js', 'text/plain'],
  ['assets/a.js', null],
  ['assets/a.css', 'text/html'],
  ['chat.html', 'application/json'],
  ['icons/a.svg', 'text/html'],
  ['assets/a.woff2', 'text/html; charset=utf-8'],
  ['manifest.webmanifest', 'text/html'],
])('%s is never %s', (file, type) => {
  expect(() => check(file, type)).toThrow(`for /taal/${file}`);
});

test('an error is no file, whatever its type', () => {
  expect(() => check('assets/a.js', 'text/javascript', 404)).toThrow('404');
});

test('Workbox keeps the file itself', async () => {
  const request = new Request('https://taal.example/assets/a.js');
  const page = new Response('', { headers: { 'Content-Type': 'text/html' } });
  await expect(filesOnly.cacheWillUpdate({ request, response: page })).rejects.toThrow('a.js');
  const response = new Response('', { headers: { 'Content-Type': 'text/javascript' } });
  expect(await filesOnly.cacheWillUpdate({ request, response })).toBe(response);
});
