import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { listen } from '../../../src/backend/listen.ts';
import { dist, expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { heading, headings, holdScripts, watchedIn, watchScreens } from '../screens/firstScreen.ts';

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`hydration at ${size.width} px shifts nothing and reports no mismatch`, async ({
    app,
    openContext,
  }) => {
    const context = await openContext({ size });
    for (const path of Object.keys(headings)) {
      const page = await context.newPage();
      await watchScreens(page);
      const release = await holdScripts(page);
      await page.goto(app.url + path, { waitUntil: 'commit' });
      // Not by its role: the offer of a photo may by now lie over it.
      await expect(page.locator('h1').first()).toBeVisible();
      release();
      await page.waitForLoadState('networkidle');
      const { shifts } = await watchedIn(page);
      expect({ path, shifts }).toEqual({ path, shifts: [] });
      await page.close();
    }
  });
}

/** When the page's largest paint was, in milliseconds from the start of its navigation. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

// The list of matches is made on the device, so its largest paint comes with the app.
for (const path of Object.keys(headings).filter((each) => each !== '/matches')) {
  test(`what ${path} paints largest comes with its document, not with the app`, async ({
    app,
    openContext,
  }) => {
    const context = await openContext({ size: { width: 390, height: 844 } });
    const page = await context.newPage();
    const release = await holdScripts(page);
    await page.goto(app.url + path, { waitUntil: 'commit' });
    await expect(heading(page).first()).toBeVisible();
    const withDocument = await largestPaint(page);
    release();
    await page.waitForLoadState('networkidle');
    expect(await largestPaint(page)).toBe(withDocument);
  });
}

/** A host whose documents come in two parts: the first ends where `end` does, the second waits. */
async function slowHost(end: string) {
  const waiting: { response: ServerResponse; rest: string }[] = [];
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index' : request.url?.slice(1);
    const answer = async () => {
      const html = await readFile(`${dist}/${name}.html`, 'utf8');
      // The screen that is shown: the landing page stands behind onboarding.
      const cut = html.lastIndexOf(end) + end.length;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(html.slice(0, cut));
      waiting.push({ response, rest: html.slice(cut) });
    };
    answer().catch(() => response.writeHead(404).end());
  });
  const port = await listen(server);
  return {
    url: `http://localhost:${port}`,
    sendRest() {
      for (const { response, rest } of waiting.splice(0)) response.end(rest);
    },
    close: () => server.close(),
  };
}

function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  }, count);
}

// The rest of the build is not there.
test.use({ expectedFaults: /Manifest fetch|dynamically imported module/ });

test('of a screen that comes in two parts nothing is painted before it is whole', async ({
  openContext,
}) => {
  const context = await openContext();
  const host = await slowHost('</h1>');
  const [beside = await context.newPage()] = context.pages();
  for (const path of Object.keys(headings)) {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('taal-onboarded', 'yes'));
    await watchScreens(page);
    await page.goto(host.url + path, { waitUntil: 'commit' });
    await expect(heading(page).last()).toBeAttached();
    // Frames enough, in another page, for what could be painted here.
    await frames(beside, 20);
    const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    expect({ path, paints: await paints() }).toEqual({ path, paints: 0 });
    host.sendRest();
    await expect(heading(page).last()).toBeVisible();
    await expect.poll(paints).toBeGreaterThan(0);
    expect({ path, shifts: (await watchedIn(page)).shifts }).toEqual({ path, shifts: [] });
    await page.close();
  }
  host.close();
});
