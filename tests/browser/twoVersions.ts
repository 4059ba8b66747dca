import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

function build(version: string, folder: string): void {
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', folder],
    { cwd: root, env: { ...process.env, VITE_APP_VERSION: version }, stdio: 'inherit' },
  );
}

/** The real next version of what is in dist, built anew; only its version differs. */
export function buildNextVersion(): string {
  const folder = `${root}.tmp/next-version`;
  rmSync(folder, { recursive: true, force: true });
  build('99.0.0', folder);
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
