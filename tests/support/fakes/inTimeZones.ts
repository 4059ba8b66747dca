import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface ZonedCall {
  readonly zone: string;
  /** The function's name among the module's exports, and its arguments. */
  readonly name: string;
  readonly values: readonly unknown[];
}

const runner = fileURLToPath(new URL('callInZones.ts', import.meta.url));
const run = promisify(execFile);

/**
 * Calls a module's functions with the clock on the wall in other time zones: in one process of its
 * own, as the threads of a test run all have the zone of the machine. What goes in and comes out
 * travels as JSON.
 */
export async function inTimeZones(
  module: URL,
  calls: readonly ZonedCall[],
): Promise<readonly unknown[]> {
  const words = ['--import', 'tsx', runner, module.href, JSON.stringify(calls)];
  const { stdout } = await run(process.execPath, words, {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const results: unknown = JSON.parse(stdout);
  return Array.isArray(results) ? results : [];
}
