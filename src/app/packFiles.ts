import type { Plugin, Rolldown } from 'vite';
import { OFFLINE_PACK, packedType } from '../data/offlinePack.ts';
import { afterBundle } from './afterBundle.ts';
import { isChunk, loadedByAll } from './chunks.ts';

function textOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  return isChunk(file) ? file.code : String(file.source);
}

async function drawings(
  { fs }: Rolldown.PluginContext,
  folder: string,
): Promise<[name: string, text: string][]> {
  const kinds = (await fs.readdir(`${folder}/pictures`)).map((kind) => `pictures/${kind}`);
  const names = await Promise.all(
    ['icons', ...kinds].map(async (kind) =>
      (await fs.readdir(`${folder}/${kind}`)).map((file) => `${kind}/${file}`),
    ),
  );
  const drawn = names.flat().filter((name) => name.endsWith('.svg'));
  return Promise.all(
    drawn.map(
      async (name): Promise<[string, string]> => [
        name,
        await fs.readFile(`${folder}/${name}`, { encoding: 'utf8' }),
      ],
    ),
  );
}

/**
 * Writes one file with the texts that the worker keeps. Chromium lets a worker that is being
 * installed ask for three files at a time: on a slow network more than a hundred small ones take
 * longer to be asked for than to be sent. Comes after everything that changes a file.
 */
export function packFiles(): Plugin {
  return afterBundle('taal-pack-files', async (context, bundle, { publicDir }) => {
    // The worker's own build has no document.
    if (bundle['index.html'] === undefined) return;
    // Every first visit has loaded these by itself: they are in the browser's own cache.
    const loaded = loadedByAll(bundle);
    const built = Object.values(bundle)
      .filter(({ fileName }) => packedType(fileName) !== undefined && !loaded.has(fileName))
      .sort((a, b) => (a.fileName < b.fileName ? -1 : 1))
      .map((file): [string, string] => [file.fileName, textOf(file)]);
    const texts = Object.fromEntries([...built, ...(await drawings(context, publicDir))]);
    context.emitFile({ type: 'asset', fileName: OFFLINE_PACK, source: JSON.stringify(texts) });
  });
}
