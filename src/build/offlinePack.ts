import type { Plugin } from 'vite';
import { PACKED } from '../data/worker/offlinePack.ts';
import { afterBundle } from './afterBundle.ts';
import { isChunk, loadedByAll } from './chunks.ts';

/**
 * Writes the texts of most files into one. Chromium lets a worker that is being installed ask for
 * three files at a time: on a slow link 160 of them take 16 s to install, and one takes 6 s.
 */
export function offlinePack(): Plugin {
  return afterBundle('taal-offline-pack', async ({ emitFile, fs }, bundle, { publicDir }) => {
    // The worker's own build has no document.
    if (bundle['index.html'] === undefined) return;
    // The browser's own cache has these when the worker asks.
    const loaded = new Set(loadedByAll(bundle));
    const built = Object.values(bundle)
      .filter(({ fileName }) => PACKED.test(fileName) && !loaded.has(fileName))
      .map((file) => [file.fileName, isChunk(file) ? file.code : String(file.source)] as const);
    const pictures = (await fs.readdir(`${publicDir}/pictures`)).map((kind) => `pictures/${kind}`);
    const names = await Promise.all(
      pictures.map(async (folder) =>
        (await fs.readdir(`${publicDir}/${folder}`)).map((file) => `${folder}/${file}`),
      ),
    );
    const drawn = await Promise.all(
      names
        .flat()
        .map(
          async (name) =>
            [name, await fs.readFile(`${publicDir}/${name}`, { encoding: 'utf8' })] as const,
        ),
    );
    const source = JSON.stringify(Object.fromEntries([...built, ...drawn]));
    emitFile({ type: 'asset', name: 'offline.json', source });
  });
}
