import { existsSync, readFileSync } from 'node:fs';
import { builtWith } from './builtWith.ts';

/** The real next version of what is in dist, built anew; only its version differs. */
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
