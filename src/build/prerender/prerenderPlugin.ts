import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { SCREENS, type Screen } from '../../shell/screens.ts';
import { afterBundle } from '../afterBundle.ts';
import { closureOf, isChunk, loadedByAll, screenOf } from '../chunks.ts';
import { documentsOf } from './documents.ts';
import { inlinePictures } from './inlinePictures.ts';
import { bundleInlineScript } from './inlineScript.ts';

interface Renderer {
  renderScreen(screen: Screen): Promise<{ readonly title: string; readonly html: string }>;
}

/** Builds the app once more, for rendering, by the same configuration. */
async function buildRenderer({ configFile, base, mode }: ResolvedConfig): Promise<Renderer> {
  const built = await build({
    ...(configFile === undefined ? {} : { configFile }),
    base,
    mode,
    logLevel: 'error',
    build: {
      ssr: 'src/build/rendering/renderScreen.tsx',
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The renderer was not built');
  const entry = built.output.find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk') throw new Error('The renderer has no entry');
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(entry.code)}`);
}

/** Chunks that a route's screen needs beside those that every document loads. */
function neededBy(bundle: Rolldown.OutputBundle, screen: Screen): string[] {
  const chunks = Object.values(bundle).filter(isChunk);
  const shared = new Set(loadedByAll(bundle));
  const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => screenOf(id) === screen));
  const needed = closureOf(
    bundle,
    own.map(({ fileName }) => fileName),
  );
  return [...needed].filter((name) => !shared.has(name));
}

/**
 * Writes each route's first screen into a document of its own at build time, rendered from the
 * real components, with the style rules for it: the first paint needs one answer and no script.
 */
export function prerender(): Plugin {
  return afterBundle('taal-prerender', async (context, bundle, config) => {
    const { base, publicDir, root } = config;
    const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
    // The worker's own build has no style.
    if (sheet?.type !== 'asset') return;
    const { renderScreen } = await buildRenderer(config);
    const screens = new Map<Screen, { title: string; html: string }>();
    const read = (source: string) =>
      context.fs.readFile(`${publicDir}/${source.slice(base.length)}`, { encoding: 'utf8' });
    for (const screen of SCREENS) {
      const { title, html } = await renderScreen(screen);
      screens.set(screen, { title, html: await inlinePictures(html, read) });
    }
    const css = String(sheet.source);
    const addresses = (files: readonly string[]) => files.map((file) => base + file);
    const documents = documentsOf({
      template: await context.fs.readFile(`${root}/index.html`, { encoding: 'utf8' }),
      css,
      script: await bundleInlineScript(config.build.target || 'es2022', base),
      screens,
      needed: new Map(SCREENS.map((screen) => [screen, addresses(neededBy(bundle, screen))])),
      facts: {
        base,
        modules: addresses(loadedByAll(bundle)),
        sheet: base + sheet.fileName,
      },
    });
    for (const [fileName, source] of documents) {
      context.emitFile({ type: 'asset', fileName, source });
    }
  });
}
