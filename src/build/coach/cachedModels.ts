import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOfSources } from '../hashOfSources.ts';

/** Everything that training reads: examples, what is read of a message, and the trainer. */
const SOURCES = ['src/domain', 'src/build/coach'];

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/**
 * What `train` makes of the sources below `root`, from `node_modules/.cache` where it was made of the
 * same before: training takes three quarters of a minute, and a test run builds the app many times.
 */
export async function cachedModels(root: string, train: () => Promise<string>): Promise<string> {
  const path = join(root, 'node_modules/.cache/taal', `coach-${hashOfSources(root, SOURCES)}.js`);
  const known = read(path);
  if (known !== null) return known;
  const made = await train();
  // Renamed when it is whole: another build may read it meanwhile.
  const temporary = `${path}.${randomUUID()}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(temporary, made);
  renameSync(temporary, path);
  return made;
}
