import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './app.ts';
import { builtWith } from './builtWith.ts';

/** A separate build that differs from the one in dist only in its version. */
export async function buildNextVersion(): Promise<string> {
  const folder = await builtWith('next-version', [], { VITE_APP_VERSION: '99.0.0' });
  if (!existsSync(`${folder}/service-worker.js`)) throw new Error('The next version has no worker');
  return folder;
}

/** The parts of a build that the other lacks; each a path below the host. */
export function partsOnlyIn(folder: string, other: string): string[] {
  const assets = (of: string) =>
    new Set(readFileSync(`${of}/service-worker.js`, 'utf8').match(/assets\/[\w.-]+\.js/g) ?? []);
  const others = assets(other);
  return [...assets(folder)].filter((path) => !others.has(path));
}

async function entryOf(folder: string): Promise<string> {
  const worker = await readFile(`${folder}/service-worker.js`, 'utf8');
  return worker.match(/assets\/index-[\w-]+\.js/)?.[0] ?? 'none';
}

function entryIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { textContent } = document.querySelector('script[type="module"]') ?? {};
    return textContent?.match(/assets\/index-[\w-]+\.js/)?.[0] ?? 'none at all';
  });
}

/** Waits until the page runs the version in `folder`. */
export async function expectVersion(page: Page, folder: string): Promise<void> {
  const entry = await entryOf(folder);
  await expect.poll(() => entryIn(page).catch(() => null)).toBe(entry);
}
