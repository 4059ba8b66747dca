import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { overHttp } from '../backend/overHttp.ts';
import { startServer } from '../backend/server.ts';
import { expect, test, visitOnce } from './app.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vite = join(root, 'node_modules/vite/bin/vite.js');

test('a build for a path below the host shows, leads and works offline there', async ({ page }) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'taal-sub-path-'));
  const outDir = join(folder, 'taal');
  const parameters = ['build', '--base', '/taal/', '--outDir', outDir, '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [vite, ...parameters], { cwd: root });
  const server = await startServer({ folder, port: 0, backend: overHttp() });
  const home = `${server.url}/taal/`;
  // Not by its role: the question of the first visit soon covers the profile.
  const heading = page.locator('h1');

  await visitOnce(page, home);
  await expect(page).toHaveURL(`${home}onboarding`);
  await expect(heading).toHaveText('Welcome to Taal');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(home);
  await page.getByRole('link', { name: 'Matches' }).click();
  await expect(page).toHaveURL(`${home}matches`);
  await expect(page.getByRole('article')).toHaveCount(10);
  // Portraits mean nothing that the name beside them does not say, so they have no role.
  const portrait = page.getByRole('article').first().locator('img').first();
  await expect
    .poll(() => portrait.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);

  await server.close();
  for (const [path, name] of [
    ['chat', 'New Chat'],
    ['profile', 'Your profile'],
    ['', /^Find Your/],
  ] as const) {
    const response = await page.goto(home + path);
    expect(await response?.text()).toContain(`data-screen="/${path}"`);
    await expect(heading).toHaveText(name);
  }
  await rm(folder, { recursive: true, force: true });
});
