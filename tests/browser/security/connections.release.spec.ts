import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import { listen } from '../../../src/backend/listen.ts';
import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit } from '../fixtures/visit.ts';

// What is refused says so on the console, and its address is a foreign one.
test.use({
  expectedFaults: /allowlist|Failed|refused|net::ERR|127\.0\.0\.1|blocked|WebSocket|EventSource/i,
});

const KINDS = [
  'beacon',
  'event-source',
  'fetch',
  'font',
  'form',
  'image',
  'ping',
  'prefetch',
  'report',
  'web-rtc',
  'web-socket',
  'worker',
] as const;

/** Another origin of this machine, and by which kinds it was reached. */
async function startOtherOrigin() {
  const reached = new Set<string>();
  const server = createServer((request, response) => {
    reached.add(request.url?.slice(1) ?? '');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.end('x');
  });
  server.on('upgrade', (request, socket) => {
    reached.add(request.url?.slice(1) ?? '');
    socket.destroy();
  });
  const port = await listen(server);
  const datagrams = createSocket('udp4');
  datagrams.on('message', () => reached.add('web-rtc'));
  await new Promise<void>((resolve) => datagrams.bind(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    reached,
    stop: () => {
      datagrams.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Tries to get something to `other` in each way but reports, which its answer's headers ask for. */
async function send(page: Page, other: string): Promise<void> {
  await page.evaluate(async (to) => {
    await fetch(`${to}/fetch`, { mode: 'no-cors' }).catch(() => {});
    navigator.sendBeacon(`${to}/beacon`, 'x');
    const ends = (one: WebSocket | EventSource | HTMLImageElement | Worker) =>
      new Promise<void>((resolve) => {
        for (const kind of ['error', 'load', 'message']) {
          one.addEventListener(kind, () => resolve());
        }
      });
    await ends(new WebSocket(`${to.replace('http', 'ws')}/web-socket`));
    const events = new EventSource(`${to}/event-source`);
    await ends(events);
    events.close();
    const image = new Image();
    image.src = `${to}/image`;
    await ends(image);
    await new FontFace('other', `url(${to}/font)`).load().catch(() => {});
    const script = `fetch('${to}/worker', { mode: 'no-cors' }).catch(() => {}).then(() => postMessage(0))`;
    const worker = new Worker(URL.createObjectURL(new Blob([script])));
    await ends(worker);
    worker.terminate();

    const frame = document.createElement('iframe');
    frame.name = 'frame';
    const form = document.createElement('form');
    Object.assign(form, { action: `${to}/form`, target: 'frame', method: 'post' });
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href: `${to}/prefetch` });
    const anchor = document.createElement('a');
    Object.assign(anchor, { href: '#', ping: `${to}/ping` });
    document.body.append(frame, form, link, anchor);
    form.submit();
    anchor.click();

    const iceServers = [{ urls: `stun:127.0.0.1:${new URL(to).port}` }];
    const connection = new RTCPeerConnection({ iceServers });
    connection.createDataChannel('data');
    await connection.setLocalDescription(await connection.createOffer());
  }, other);
}

/**
 * The app without its content security policy, which would refuse most of it already, and with
 * reports to the other origin. A server, as Chromium takes what a test answers for a public page,
 * which may not connect to this machine.
 */
async function startBare(app: string, other: string, hasAllowlist: boolean) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(app + request.url).catch(() => null);
    // The page asks for its later parts until the test ends, and the app with it.
    if (answer === null) {
      response.destroy();
      return;
    }
    const isPage = answer.headers.get('content-type')?.includes('html') === true;
    for (const [name, value] of answer.headers) {
      const isKept =
        name === 'connection-allowlist' ? hasAllowlist : !/^content-(sec|len|enc)/.test(name);
      if (isKept && name !== 'transfer-encoding') response.setHeader(name, value);
    }
    response.setHeader(
      'content-security-policy-report-only',
      `img-src 'none'; report-uri ${other}/report`,
    );
    const body = Buffer.from(await answer.arrayBuffer());
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
    response.end(isPage ? body.toString().replace(policy, '') : body);
  });
  const port = await listen(server);
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const hasAllowlist of [true, false]) {
  const title = hasAllowlist
    ? 'nothing but the origin of the app is reached in any way'
    : 'without the header each of these ways leads out';
  test(title, async ({ app, openContext }) => {
    // No service worker of Taal: its script would still be on the way when the server stops.
    const page = await firstPage(await openContext());
    const other = await startOtherOrigin();
    const bare = await startBare(app.url, other.url, hasAllowlist);
    await visit(page, `${bare.url}/dashboard`);
    await send(page, other.url);
    if (hasAllowlist) {
      // Longer than any of them takes without it.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)));
      expect([...other.reached]).toEqual([]);
    } else {
      await expect.poll(() => [...other.reached].sort()).toEqual([...KINDS]);
    }
    bare.stop();
    other.stop();
  });
}

test('a helpline can be called all the same', async ({ app, page }) => {
  await visit(page, `${app.url}/dashboard`);
  const called = page.waitForEvent('requestfailed', (request) => request.url() === 'tel:112');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'tel:112';
    document.body.append(link);
    link.click();
  });
  // Handed to the system, which here has no telephone: given up, and not refused.
  expect((await called).failure()?.errorText).toBe('net::ERR_ABORTED');
  expect(page.url()).toBe(`${app.url}/dashboard`);
});
