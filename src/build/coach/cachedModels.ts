import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Everything that training reads: examples, what is read of a message, and the trainer. */
const SOURCES = ['src/domain', 'src/build/coach'];

function hashOfSources(root: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const names = readdirSync(join(root, source), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((file) => /\.(?:ts|txt)$/.test(file)).sort()) {
      hash.update(`${name}\0`).update(readFileSync(join(root, source, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

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
  const path = join(root, 'node_modules/.cache/taal', `coach-${hashOfSources(root)}.js`);
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
