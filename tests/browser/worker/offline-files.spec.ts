import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type App, expect, type Page, test, withoutPack } from '../fixtures/app.ts';
import { visit, visitAgain, visitOnce } from '../fixtures/visit.ts';

const PACKS = ['offline-files.json', 'offline-replies.json'];

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
        // A document is kept under its address with a bare question mark too.
        const requests = (await cache.keys()).filter(({ url }) => !url.endsWith('?'));
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

/** What a device has to keep of a build, documents by the address of their screen. */
async function wanted(folder: string): Promise<string[]> {
  // Screenshots and the larger icons are for the system that installs Taal; the film is kept once
  // it was played.
  const elsewhere =
    /service-worker\.(m?js)$|\.map$|_headers$|\.mp4$|^\/screenshots\/|^\/icons\/(apple|icon-512|maskable|shortcut)|^\/offline-(?:files|replies)\.json$/;
  return (await filesOf(folder))
    .filter((file) => !elsewhere.test(file))
    .map((file) => file.replace(/^\/index\.html$/, '/').replace(/\.html$/, ''))
    .sort();
}

test('the caches hold every file of the build, documents by the address of their screen', async ({
  app,
  page,
}) => {
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
  for (const { type, typeSent, ...file } of kept) {
    expect(file).toEqual({ path: file.path, body: true, frames: true, isEncoded: false });
    expect([file.path, type]).toEqual([file.path, typeSent]);
  }
});

test('nearly all that a first visit has not loaded comes in two files', {
  tag: '@release',
}, async () => {
  const packed: string[] = [];
  for (const pack of PACKS) {
    const { files }: { files: object } = JSON.parse(await readFile(`dist/${pack}`, 'utf8'));
    packed.push(...Object.keys(files).map((file) => `/${file}`));
  }
  const kept = await wanted('dist');
  const alone = kept.filter(
    (path) => !packed.includes(path) && !packed.includes(`${path === '/' ? '/index' : path}.html`),
  );
  // Fonts, the poster of the film, and what every screen loads by itself.
  expect(alone.filter((path) => !/^\/assets\/.*\.(?:woff2|js|css)$|\.webp$/.test(path))).toEqual(
    [],
  );
  expect(alone.length).toBeLessThan(16);
});

test('a first visit asks for both while it starts, one after the other, a later one for none', {
  tag: '@release',
}, async ({ app, page }) => {
  // Of the page alone; what the worker asks for is the context's.
  const asked: string[] = [];
  page.on('response', (response) => {
    const pack = PACKS.find((name) => response.url().endsWith(`/${name}`));
    if (pack !== undefined) asked.push(`${response.status()} ${pack}`);
  });
  await visitOnce(page, `${app.url}/chat`);
  await expect.poll(() => asked).toEqual(PACKS.map((pack) => `200 ${pack}`));
  asked.length = 0;
  await visitAgain(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(asked).toEqual([]);
});

test.describe('where the host has no pack', () => {
  const unpacked = `.tmp/unpacked-${process.env.TEST_PARALLEL_INDEX ?? 0}`;
  test.beforeAll(async () => {
    await rm(unpacked, { recursive: true, force: true });
    await cp('dist', unpacked, { recursive: true });
    for (const pack of PACKS) await rm(`${unpacked}/${pack}`);
  });
  test.use({ build: unpacked, expectedFaults: /404/ });

  test('each file is asked for by itself', { tag: '@release' }, async ({ app, page }) => {
    await install(app, page);
    const kept = (await keptFiles(page)).map(({ path }) => path);
    expect(kept.sort()).toEqual(await wanted('dist'));
    await app.stop();
    await visit(page, `${app.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
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
