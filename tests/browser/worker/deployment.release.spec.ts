import { createServer, type Server } from 'node:http';
import { listen } from '../../../src/backend/listen.ts';
import { overHttp } from '../../../src/backend/overHttp.ts';
import { startServer } from '../../../src/backend/server.ts';
import { expect, test } from '../fixtures/app.ts';
import { builtWith } from '../fixtures/builtWith.ts';
import { visit } from '../fixtures/visit.ts';
import { sendMessage } from '../screens/chat.ts';

test.describe.configure({ mode: 'default' });

test('answers have the headers of the build’s own rules; a lost asset is lost', async ({
  app,
  page,
}) => {
  const shell = await page.request.get(`${app.url}/chat`);
  expect(shell.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
  const script = (await shell.text()).match(/assets\/index-[\w-]+\.js/)?.[0];
  const asset = await page.request.get(`${app.url}/${script}`);
  expect(asset.headers()['cache-control']).toMatch(/immutable/);
  const worker = await page.request.get(`${app.url}/service-worker.js`);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  const lost = await page.request.get(`${app.url}/assets/gone-12345678.js`);
  expect(lost.status()).toBe(404);
  expect(lost.headers()['content-type']).toMatch(/^text\/plain/);
  expect(lost.headers()['cache-control'] ?? '').not.toMatch(/immutable/);
});

/** A backend on an origin of its own, which admits every other. */
async function foreignBackend(): Promise<{ server: Server; url: string; calls: string[] }> {
  const http = overHttp();
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    response.setHeader('access-control-allow-methods', 'GET, POST');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (!http.handle(request, response)) response.writeHead(404).end();
  });
  const port = await listen(server);
  return { server, url: `http://localhost:${port}/api`, calls: http.calls };
}

test('a build sends to the backend that it was pointed at, on another origin', async ({ page }) => {
  const backend = await foreignBackend();
  const folder = await builtWith('other-backend', [], { VITE_BACKEND_URL: backend.url });
  const own = overHttp();
  const server = await startServer({ folder, port: 0, backend: own });
  try {
    await visit(page, `${server.url}/chat`);
    await sendMessage(page, 'Hello there');
    await expect
      .poll(() => backend.calls.filter((call) => call.includes('analyze')))
      .toHaveLength(1);
    expect(own.calls).toEqual([]);
  } finally {
    await server.close();
    backend.server.closeAllConnections();
    backend.server.close();
  }
});
