import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the app with other options, in a folder of its own, whose path is returned. */
export function builtWith(
  name: string,
  options: readonly string[],
  environment: Record<string, string> = {},
): string {
  const folder = `${root}.tmp/${name}`;
  rmSync(folder, { recursive: true, force: true });
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'];
  execFileSync(process.execPath, [...vite, '--outDir', folder, ...options], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  return folder;
}
