import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startRaw, statusOf } from './rawServer.ts';

interface Asked {
  readonly target?: string;
  readonly host?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

function get({ target = '/', host = 'localhost', headers = [] }: Asked = {}): string {
  const lines = [`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function post(body: string, type: string | null, target = '/api/user-profile'): string {
  const lines = [
    `POST ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(type === null ? [] : [`Content-Type: ${type}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

test.each([
  '//',
  '/\\',
  '//other.example/api/health',
  '/%',
  '/chat%ff',
  '*',
  'http://localhost/',
  '/\u0001',
  'chat',
])('no path, but %j: 400', async (target) => {
  const { ask } = await startRaw();
  expect(statusOf(await ask(get({ target })))).toBe(400);
  expect(statusOf(await ask(get()))).toBe(200);
});

test.each(['\r\n\r\n', 'x', 'GET\r\n\r\n', '\0\0\0\0', 'GET / HTTP/1.1\r\nHost\r\n\r\n'])(
  'no request, but %j: 400 or nothing',
  async (bytes) => {
    const { ask } = await startRaw();
    expect([400, null]).toContain(statusOf(await ask(bytes, 0)));
    expect(statusOf(await ask(get()))).toBe(200);
  },
);

test.each(['/api//', '/api///other.example', '/api/%2f', '/api/'])(
  'a call that is none, %s: 404',
  async (target) => {
    const { ask } = await startRaw();
    expect(statusOf(await ask(get({ target })))).toBe(404);
  },
);

test.each(['bytes=5-3', 'bytes=-3', 'bytes=x', 'words=0-1'])(
  'a range of no sense, %s, is the whole file',
  async (range) => {
    const { ask } = await startRaw();
    const answer = await ask(get({ target: '/assets/main.js', headers: [`Range: ${range}`] }));
    expect(statusOf(answer)).toBe(200);
    expect(answer).toMatch(/export {};$/);
  },
);

test('a part of a file is the part', async () => {
  const { ask } = await startRaw();
  const answer = await ask(get({ target: '/assets/main.js', headers: ['Range: bytes=7-8'] }));
  expect(statusOf(answer)).toBe(206);
  expect(answer).toMatch(/\r\n\r\n\{\}$/);
});

test('a file that went after the start ends one answer and not the server', async () => {
  const { ask, folder } = await startRaw();
  rmSync(join(folder, 'assets', 'main.js'));
  await ask(get({ target: '/assets/main.js' }));
  expect(statusOf(await ask(get()))).toBe(200);
});

const PROFILE = JSON.stringify({ user_id: 'u', profile: {} });

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
  'a body of %s is read',
  async (type) => {
    const { ask } = await startRaw();
    expect(statusOf(await ask(post(PROFILE, type)))).toBe(200);
  },
);

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', null])(
  'a body of %s is none: 415, and nothing takes effect',
  async (type) => {
    const { ask, backend } = await startRaw();
    expect(statusOf(await ask(post(PROFILE, type)))).toBe(415);
    expect(backend.backend.ledger).toEqual([]);
  },
);

test('a body over 4 MB is too large: 413', async () => {
  const { ask } = await startRaw();
  const body = JSON.stringify('x'.repeat(4 * 1024 * 1024));
  expect(statusOf(await ask(post(body, 'application/json')))).toBe(413);
});

test('a body that is no JSON: 400', async () => {
  const { ask } = await startRaw();
  expect(statusOf(await ask(post('{', 'application/json')))).toBe(400);
});

test.each([
  ['localhost', 200],
  ['LOCALHOST:4173', 200],
  ['127.0.0.1:4173', 200],
  ['[::1]:4173', 200],
  ['taal.example', 403],
  ['localhost.other.example', 403],
  ['10.1.2.3', 403],
  ['', 403],
  ['not a host', 403],
])('the host %s: %s', async (host, status) => {
  const { ask } = await startRaw();
  expect(statusOf(await ask(get({ host })))).toBe(status);
  expect(statusOf(await ask(get({ host, target: '/api/health' })))).toBe(status);
});

test.each([
  ['http://localhost:4173', 200],
  ['https://localhost:4173', 200],
  ['http://localhost:3000', 403],
  ['http://other.example', 403],
  ['null', 403],
  ['file://', 403],
])('a page at %s: %s', async (origin, status) => {
  const { ask } = await startRaw();
  const answer = await ask(get({ host: 'localhost:4173', headers: [`Origin: ${origin}`] }));
  expect(statusOf(answer)).toBe(status);
});

test('the names behind a reverse proxy are admitted, with the host kept and without', async () => {
  const { ask } = await startRaw(['taal.example']);
  const headers = ['Origin: https://taal.example'];
  for (const host of ['taal.example', 'localhost:4173']) {
    expect(statusOf(await ask(get({ host, headers })))).toBe(200);
  }
  expect(statusOf(await ask(get({ host: 'other.example', headers })))).toBe(403);
});
