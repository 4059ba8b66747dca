import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;
const compress = promisify(brotliCompress);

/** A copy of a build with each text compressed beside it, as hosts send it. Returns the folder. */
export async function compressed(folder: string, name: string): Promise<string> {
  const copy = fileURLToPath(new URL(`../../../.tmp/${name}`, import.meta.url));
  await rm(copy, { recursive: true, force: true });
  await cp(folder, copy, { recursive: true });
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    await writeFile(`${file}.br`, await compress(await readFile(file)));
  }
  return copy;
}
