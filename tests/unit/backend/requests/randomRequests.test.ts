import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startRaw, statusOf } from './rawServer.ts';

/** More of them with `npm run test:endurance`; TAAL_SEED sends the same again. */
const RUNS = Number(process.env.TAAL_REQUESTS ?? 100);
const SEED = process.env.TAAL_SEED;

const bytes = fc.uint8Array({ maxLength: 60 }).map((some) => Buffer.from(some).toString('latin1'));
const method = fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'CONNECT', 'PRI', 'get', '');
const part = fc.constantFrom('/', '\\', '.', '..', '%', '%00', '%ff', '?', '#', ':', '@', '*', ' ');
const name = fc.constantFrom(
  'api',
  'health',
  'analyze',
  'user-profile',
  'realtime-stats',
  'assets',
);
const file = fc.constantFrom('main.js', 'index.html', 'user_id=u', 'http://', '__proto__');
const path = fc.array(fc.oneof(part, name, file, bytes), { maxLength: 8 });
const target = path.map((parts) => parts.join(''));
const header = fc.oneof(
  bytes,
  fc.constantFrom('Host: localhost', 'Host: ', 'Host: [', 'Origin: http://localhost', 'Origin: :'),
  fc.constantFrom('Range: bytes=5-3', 'Range: bytes=0-', 'Range: bytes=99-', 'Range: x'),
  fc.constantFrom('Content-Length: 2', 'Content-Length: -1', 'Transfer-Encoding: chunked'),
  fc.constantFrom('Content-Type: application/json', 'Idempotency-Key: k', 'If-None-Match: *'),
  fc.constantFrom('Connection: upgrade', 'Upgrade: websocket', 'Expect: 100-continue', 'Expect: x'),
);
const body = fc.oneof(
  bytes,
  fc.json(),
  fc.constantFrom('{}', '2\r\n{}\r\n0\r\n\r\n', 'ffffff\r\n'),
);

const request = fc
  .record({
    method,
    target: fc.oneof(
      target,
      target.map((rest) => `/${rest}`),
      target.map((rest) => `/api/${rest}`),
    ),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', ''),
    headers: fc.array(header, { maxLength: 6 }),
    isHere: fc.boolean(),
    body,
  })
  .map(({ isHere, headers, ...sent }) => {
    const lines = [`${sent.method} ${sent.target} ${sent.version}`, ...headers];
    if (isHere) lines.push('Host: localhost');
    return `${lines.join('\r\n')}\r\n\r\n${sent.body}`;
  });

test(
  'whatever is sent, the server answers or hangs up, and goes on',
  async () => {
    const { ask } = await startRaw();
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 9, arbitrary: request }, bytes), async (sent) => {
        const status = statusOf(await ask(Buffer.from(sent, 'latin1'), 4));
        expect(status === null || status < 500).toBe(true);
        const after = await ask(
          'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
        );
        expect(statusOf(after)).toBe(200);
      }),
      { numRuns: RUNS, ...(SEED === undefined ? {} : { seed: Number(SEED) }) },
    );
  },
  Math.max(60_000, RUNS * 100),
);
