import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type App, expect, type Page, test, withoutPack } from '../fixtures/app.ts';
import { visit } from '../fixtures/visit.ts';

async function install(app: App, page: Page): Promise<void> {
  await visit(page, `${app.url}/chat`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Each file that is kept, by its path, with what came of it from the cache. */
function keptFiles(page: Page) {
  return page.evaluate(async () => {
    const files = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        return Promise.all(
          requests.map(async (request) => {
            const kept = await cache.match(request);
            const sent = await fetch(request.url, { cache: 'no-cache' });
            const ofBoth = async (read: (answer: Response) => unknown) =>
              kept !== undefined && (await read(kept.clone())) === (await read(sent.clone()));
            const isSame = (header: string) => ofBoth(({ headers }) => headers.get(header));
            return {
              path: new URL(request.url).pathname,
              body: await ofBoth(async (answer) =>
                Array.from(new Uint8Array(await answer.arrayBuffer())).join(),
              ),
              frames: await isSame('X-Frame-Options'),
              type: kept?.headers.get('Content-Type')?.replace(/;.*/, ''),
              typeSent: sent.headers.get('Content-Type')?.replace(/;.*/, ''),
              isEncoded: kept?.headers.has('Content-Encoding'),
            };
          }),
        );
      }),
    );
    return files.flat();
  });
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`,
    );
}

/** What a device has to keep of a build. */
async function wanted(folder: string): Promise<string[]> {
  // Screenshots and the larger icons are for the system that installs Taal; the film is kept once
  // it was played.
  const elsewhere =
    /service-worker\.(m?js)$|\.map$|_headers$|\.mp4$|^\/screenshots\/|^\/icons\/(apple|icon-512|maskable|shortcut)|^\/assets\/offline-/;
  return (await filesOf(folder)).filter((file) => !elsewhere.test(file)).sort();
}

test('the cache holds every file of the build', async ({ app, page }) => {
  await install(app, page);
  const kept = (await keptFiles(page)).map(({ path }) => path);
  expect(kept.sort()).toEqual(await wanted('dist'));
});

test('what is kept is what the host sends, with the headers that keep it safe', {
  tag: '@release',
}, async ({ app, page }) => {
  await install(app, page);
  // The worker would answer from what is asked about.
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      await registration.unregister();
    }
  });
  await page.goto(`${app.url}/pictures/portraits/portrait-01.svg`);
  const kept = await keptFiles(page);
  expect(kept).toHaveLength((await wanted('dist')).length);
  for (const { type, typeSent, frames, ...file } of kept) {
    expect(file).toEqual({ path: file.path, body: true, isEncoded: false });
    // Only a document can be put into a frame.
    if (type === 'text/html') expect([file.path, frames]).toEqual([file.path, true]);
    expect([file.path, type]).toEqual([file.path, typeSent]);
  }
});

test('a host that answers a web page for a missing script gets no worker installed', {
  tag: '@release',
}, async ({ app, page }) => {
  await withoutPack(page.context());
  await page
    .context()
    .route(/\/assets\/.*\.js$/, (route) =>
      route.request().serviceWorker() === null
        ? route.fallback()
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
  await page.goto(`${app.url}/chat`);
  const state = await page.evaluate(async () => {
    const found = async (): Promise<ServiceWorker> => {
      const { installing, waiting, active } =
        (await navigator.serviceWorker.getRegistration()) ?? {};
      await new Promise((resolve) => setTimeout(resolve, 50));
      return installing ?? waiting ?? active ?? found();
    };
    const worker = await found();
    return new Promise<string>((resolve) => {
      const look = () => worker.state !== 'installing' && resolve(worker.state);
      worker.onstatechange = look;
      look();
    });
  });
  expect(state).toBe('redundant');
});
