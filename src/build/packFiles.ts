import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import {
  APP_PACK,
  isPackedAsBase64,
  packedType,
  REPLIES_PACK,
  shortRevision,
} from '../data/worker/offlinePack.ts';
import { afterBundle } from './afterBundle.ts';
import { closureOf, isChunk, loadedByAll } from './chunks.ts';
import { isNamed, type NamedModules } from './namedModules.ts';

function textOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  return isChunk(file) ? file.code : String(file.source);
}

/** The raster icons that the worker keeps; all others are the system's. */
const ICONS = ['icons/icon-192.png', 'icons/favicon-32.png', 'icons/badge-96.png'];

async function publicFiles(
  { fs }: Rolldown.PluginContext,
  folder: string,
): Promise<[name: string, text: string][]> {
  const kinds = (await fs.readdir(`${folder}/pictures`)).map((kind) => `pictures/${kind}`);
  const names = await Promise.all(
    ['icons', ...kinds].map(async (kind) =>
      (await fs.readdir(`${folder}/${kind}`)).map((file) => `${kind}/${file}`),
    ),
  );
  const kept = names.flat().filter((name) => name.endsWith('.svg') || ICONS.includes(name));
  return Promise.all(
    kept.map(async (name): Promise<[string, string]> => {
      const bytes = Buffer.from(await fs.readFile(`${folder}/${name}`));
      return [name, bytes.toString(isPackedAsBase64(name) ? 'base64' : 'utf8')];
    }),
  );
}

/** Where the bundler puts what has a hash in its name. */
const ASSETS = 'assets/';

/** As the worker's manifest has it. */
function revisionOf(name: string, text: string): string {
  const bytes = Buffer.from(text, isPackedAsBase64(name) ? 'base64' : 'utf8');
  return shortRevision(createHash('md5').update(bytes).digest('hex'));
}

function hasAny(file: Rolldown.OutputBundle[string], kind: NamedModules): boolean {
  return isChunk(file) && file.moduleIds.some((module) => isNamed(module, kind));
}

/** Most of it is what the coach and the practice partners answer with. */
function isReplies(file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean {
  if (!isChunk(file)) return false;
  return (
    2 * file.moduleIds.filter((module) => isNamed(module, 'replies')).length > file.moduleIds.length
  );
}

/** What every first visit loads by itself: it is in the browser's own cache when the worker asks. */
function loadedAtStart(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = Object.values(bundle);
  const afterStart = files.filter((file) => hasAny(file, 'afterStart'));
  const sheets = files.filter(({ fileName }) => fileName.endsWith('.css'));
  const names = [...afterStart, ...sheets].map(({ fileName }) => fileName);
  return new Set(closureOf(bundle, [...loadedByAll(bundle), ...names]));
}

/**
 * Writes two files with most of what the worker keeps. Chromium lets a worker that is being
 * installed ask for three files at a time: on a slow network more than a hundred small ones take
 * longer to be asked for than to be sent. Comes after everything that changes a file.
 */
export function packFiles(): Plugin {
  return afterBundle('taal-pack-files', async (context, bundle, { publicDir }) => {
    // The worker's own build has no document.
    if (bundle['index.html'] === undefined) return;
    const loaded = loadedAtStart(bundle);
    const built = Object.values(bundle)
      .filter(({ fileName }) => packedType(fileName) !== undefined && !loaded.has(fileName))
      .sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
    const textsOf = (files: typeof built) =>
      files.map((file): [string, string] => [file.fileName, textOf(file)]);
    const write = (fileName: string, texts: [string, string][]) => {
      const unhashed = texts.filter(([name]) => !name.startsWith(ASSETS));
      const revisions = unhashed.map(([name, text]) => [name, revisionOf(name, text)]);
      const pack = {
        files: Object.fromEntries(texts),
        revisions: Object.fromEntries(revisions),
      };
      context.emitFile({ type: 'asset', fileName, source: JSON.stringify(pack) });
    };
    const app = textsOf(built.filter((file) => !isReplies(file)));
    write(APP_PACK, [...app, ...(await publicFiles(context, publicDir))]);
    write(REPLIES_PACK, textsOf(built.filter(isReplies)));
  });
}
