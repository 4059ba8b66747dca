import { build, minifySync, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { LEADING_FACE_KEY } from '../../data/browser-storage/leadingPortrait.ts';
import { drawingOf, FIRST_PORTRAIT } from '../../domain/matches/people/portraits.ts';
import { ONBOARDED_KEY } from '../../features/onboarding/mirrorKeys.ts';
import { blockPaintUntil } from '../../prepaint/blockPaintUntil.ts';
import { captureEarlyEvents } from '../../prepaint/captureEarlyEvents.ts';
import { chooseFirstScreen } from '../../prepaint/chooseFirstScreen.ts';
import { hideStalePortrait } from '../../prepaint/hideStalePortrait.ts';
import { linkModules } from '../../prepaint/linkModules.ts';
import { loadApp } from '../../prepaint/loadApp.ts';
import { restoreLeadingPortrait } from '../../prepaint/restoreLeadingPortrait.ts';
import { SCREENS, type Screen } from '../../shell/screens.ts';
import { followTyping } from '../../ui/components/Field/followTyping.ts';
import { isSendKey } from '../../ui/components/MessageField/isSendKey.ts';
import { afterBundle } from '../afterBundle.ts';
import { screenOf } from '../chunkGroups.ts';
import { closureOf, isChunk, loadedByAll } from '../chunks.ts';
import { sheetWithoutFoundation } from './criticalStyle.ts';
import { documentsOf } from './documents.ts';
import { inlinePictures } from './inlinePictures.ts';

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
      ssr: 'src/build/prerender/renderScreen.tsx',
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
function preloadsOf(bundle: Rolldown.OutputBundle, screen: Screen): string[] {
  const chunks = Object.values(bundle).filter(isChunk);
  const shared = loadedByAll(bundle);
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
export function firstScreens(): Plugin {
  return afterBundle('taal-first-screens', async (context, bundle, config) => {
    const template = bundle['index.html'];
    // The worker's own build has no document.
    if (template?.type !== 'asset') return;
    const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
    if (sheet?.type !== 'asset') throw new Error('The build has no style sheet');
    const { renderScreen } = await buildRenderer(config);
    const screens = new Map<Screen, { title: string; html: string }>();
    const read = (source: string) =>
      context.fs.readFile(`${config.publicDir}/${source.slice(config.base.length)}`, {
        encoding: 'utf8',
      });
    for (const screen of SCREENS) {
      const { title, html } = await renderScreen(screen);
      screens.set(screen, { title, html: await inlinePictures(html, read) });
    }
    const css = String(sheet.source);
    const rest = context.emitFile({
      type: 'asset',
      name: 'sheet.css',
      source: sheetWithoutFoundation(css),
    });
    const documents = documentsOf({
      template: String(template.source),
      base: config.base,
      css: css.replace(/\/\*.*?\*\//gs, '').trim(),
      sheet: context.getFileName(rest),
      screens,
      preloads: new Map(SCREENS.map((screen) => [screen, preloadsOf(bundle, screen)])),
      decide: String(chooseFirstScreen),
      face: {
        base: config.base,
        mirrorKey: ONBOARDED_KEY,
        leaderKey: LEADING_FACE_KEY,
        drawing: drawingOf(FIRST_PORTRAIT),
      },
      know: String(hideStalePortrait),
      place: String(restoreLeadingPortrait),
      begin: String(loadApp),
      expect: String(blockPaintUntil),
      link: String(linkModules),
      minify: (script) => minifySync('inline.js', script).code.trim(),
      mirrorKey: ONBOARDED_KEY,
      notePresses: String(captureEarlyEvents),
      isSendKey: String(isSendKey),
      followTyping: String(followTyping),
    });
    delete bundle[sheet.fileName];
    for (const [fileName, source] of documents) {
      if (fileName === 'index.html') template.source = source;
      else context.emitFile({ type: 'asset', fileName, source });
    }
  });
}
