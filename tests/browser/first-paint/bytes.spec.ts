import { fileURLToPath } from 'node:url';
import { bytesByRoute } from '../../support/bytes/bytesByRoute.ts';
import { MOST_COACH, MOST_PRECACHE, MOST_STYLE, mostScript } from '../../support/bytes/limits.ts';
import {
  chunkBytes,
  coachBytes,
  furtherBytes,
  precachedFiles,
  scriptsOf,
} from '../../support/bytes/routeBytes.ts';
import { expect, test } from '../fixtures/app.ts';
import { visit } from '../fixtures/visit.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
// As the harness counts that measured the peers.
const KB = 1024;

const routes = bytesByRoute(dist);

const chunks: Record<string, RegExp> = {
  '/ of a returning visitor': /assets\/landing-/,
  '/ of a new visitor': /assets\/onboarding-/,
  '/onboarding': /assets\/onboarding-/,
  '/dashboard': /assets\/dashboard-/,
  '/chat': /assets\/chat-/,
  '/matches': /assets\/matches-/,
  '/profile': /assets\/profile-/,
  '/read': /assets\/read-/,
};

for (const [name, route] of Object.entries(routes)) {
  test(`${name} keeps to its bytes`, () => {
    // The chunk of the screen itself, by which one sees that all of its scripts are counted.
    expect([...route.scripts].join()).toMatch(chunks[name] ?? 'none');
    expect(route.script).toBeLessThanOrEqual(mostScript(name));
    expect(route.style).toBeGreaterThan(KB);
    expect(route.style).toBeLessThanOrEqual(MOST_STYLE);
    expect(route.document).toBeLessThanOrEqual(32 * KB);
  });

  test(`after any other route ${name} adds at most 40 KB`, () => {
    for (const loaded of Object.values(routes)) {
      expect(furtherBytes(dist, route, loaded)).toBeLessThanOrEqual(40 * KB);
    }
  });
}

test('no chunk outgrows its share', () => {
  const coach = coachBytes(dist);
  for (const [file, bytes] of chunkBytes(dist)) {
    if (coach.has(file)) continue;
    const share = file.startsWith('react-') ? 60 : 34;
    expect({ file, isWithin: bytes <= share * KB }).toEqual({ file, isWithin: true });
  }
});

test('the coach is at most 220 KB', () => {
  const parts = [...coachBytes(dist).values()];
  expect(parts.length).toBeGreaterThanOrEqual(3);
  const bytes = parts.reduce((sum, part) => sum + part, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_COACH);
});

/** What nobody but a reader of real chats needs. */
const OF_READ = /^(?:read\.html|assets\/(?:read|chatWorker)-.*)$/;

test('the precache is at most 2.4 MB, as the phone stores it', () => {
  const bytes = [...precachedFiles(dist)].reduce((sum, [, part]) => sum + part, 0);
  expect(bytes).toBeGreaterThan(500 * KB);
  expect(bytes).toBeLessThanOrEqual(MOST_PRECACHE);
});

test('/read takes at most 45 KB of scripts that no other screen has', () => {
  const parts = [...chunkBytes(dist)].filter(([file]) => OF_READ.test(`assets/${file}`));
  expect(parts.length).toBeGreaterThanOrEqual(3);
  expect(parts.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(45 * KB);
});

test('the budget knows every script that a first visit loads', async ({ app, page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) loaded.add(pathname.slice(1));
  });
  await visit(page, app.url);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  const known = routes['/ of a new visitor']?.scripts ?? new Set();
  // Once the app is there: what registers the worker, suggests to install, finds the place of
  // reading and sends, and what helps after a crash.
  const later = scriptsOf(dist, ['after-start', 'drain', 'crash-tools']);
  const unknown = [...loaded].filter((file) => !known.has(file) && !later.has(file));
  expect(unknown).toEqual([]);
});

test('what helps after a crash brings no dialogs and no imports into every start', () => {
  const files = [...scriptsOf(dist, ['crash-tools'])].join();
  expect(files).toContain('assets/crash-tools-');
  expect(files).not.toMatch(/assets\/(?:dialogs|your-data)-/);
});
