import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the app with other options, in a folder of its own, whose path is returned. Workers of the
 * test tool may build at the same time. Throws where the build warns of anything.
 */
export async function builtWith(
  name: string,
  options: readonly string[],
  environment: Record<string, string> = {},
): Promise<string> {
  const folder = `${root}.tmp/${name}-${process.env.TEST_PARALLEL_INDEX ?? 0}`;
  await rm(folder, { recursive: true, force: true });
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [...vite, '--outDir', folder, ...options],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production', ...environment } },
  );
  const said = `${stdout}${stderr}`.trim();
  if (said !== '') throw new Error(`The build warns:\n${said}`);
  return folder;
}
