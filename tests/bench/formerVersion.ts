import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FORMER_VERSION } from '../limits.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kept = join(root, 'node_modules/.cache', `taal-${FORMER_VERSION}`);

/**
 * Builds the version that times are compared with, once, with the packages that it had; returns
 * the folder. It is built elsewhere, as plugins leave alone what is in `node_modules`.
 */
export function formerVersion(): string {
  if (existsSync(kept)) return kept;
  process.stdout.write(`Building ${FORMER_VERSION}, which is kept\n`);
  const folder = mkdtempSync(join(tmpdir(), 'taal-former-'));
  const run = (command: string, options: readonly string[], cwd = folder) =>
    execFileSync(command, options, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  try {
    run('git', ['archive', `--output=${join(folder, 'former.tar')}`, FORMER_VERSION], root);
    run('tar', ['-xf', 'former.tar']);
    run('npm', ['ci', '--no-audit', '--no-fund']);
    run('npx', ['vite', 'build', '--logLevel', 'error']);
    // The cache may be on another disk, and half a build must not be taken for one.
    cpSync(join(folder, 'dist'), `${kept}-new`, { recursive: true });
    renameSync(`${kept}-new`, kept);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return kept;
}
