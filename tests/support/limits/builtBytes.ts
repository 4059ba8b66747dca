import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { PACK } from '../../../src/data/worker/offlinePack.ts';
import { fileOf, SCREENS, type Screen } from '../../../src/shell/screens.ts';
import { LIMITS } from '../../limits.ts';
import type { Measured } from './report.ts';

const KB = 1024;
/** Static imports of a built module; `import(` loads later and does not count. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g;
const ASSET = /(assets\/[\w.-]+\.js)/g;
/** The facts that a document gives its inline script. */
const FACTS = /const documentFacts=(\{.*?\});/;
const factsSchema = v.object({
  modules: v.array(v.string()),
  screens: v.record(v.string(), v.array(v.string())),
});
const SHEET = /<link[^>]*\brel="stylesheet"[^>]*\bhref="[^"]*?(assets\/[^"]+\.css)"/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;
const PRECACHED = /["'`]?url["'`]?:["'`]([^"'`]+\.\w+)["'`]/g;
/** The coach and its models, which import the rest of it. */
const COACH = /^(?:coach|_virtual_coach-models|_virtual_coach-words)-.*\.js$/;
/** The screen that reads exported chats, and its worker. */
const READING = /^(?:read|chatWorker)-.*\.js$/;

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** NaN for nothing: where no file is found, the wrong ones are looked for. */
function sum(sizes: readonly number[]): number {
  return sizes.length === 0 ? Number.NaN : sizes.reduce((total, size) => total + size, 0);
}

/** Counts the bytes of a build that have a limit. */
export function builtBytes(folder: string): Measured[] {
  const sizes = new Map<string, number>();
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');

  function compressed(file: string): number {
    const size = sizes.get(file) ?? brotliCompressSync(text(file)).length / KB;
    sizes.set(file, size);
    return size;
  }

  /** Scripts, and all that they import at once. */
  function withImports(scripts: readonly string[]): string[] {
    const files = new Set(scripts);
    // A set's iteration goes on with what is added to it.
    for (const file of files) {
      for (const imported of all(text(file), STATIC_IMPORT)) files.add(`assets/${imported}`);
    }
    return [...files];
  }

  /** The files that a document has the browser load before a screen is interactive. */
  function scriptsOf(html: string, screen: Screen): string[] {
    const { modules, screens } = v.parse(factsSchema, JSON.parse(FACTS.exec(html)?.[1] ?? ''));
    const needed = screens[screen];
    if (needed === undefined) throw new Error(`The document loads nothing for ${screen}`);
    return withImports([...modules, ...needed].flatMap((address) => all(address, ASSET)));
  }

  function screen(shown: Screen, document: Screen = shown): Measured[] {
    const html = text(fileOf(document));
    const inline = brotliCompressSync(all(html, STYLE).join('')).length / KB;
    const of = shown === document ? shown : `${document} of a new visitor`;
    return [
      {
        limit: document === '/' ? LIMITS.landingScript : LIMITS.script,
        of,
        value: sum(scriptsOf(html, shown).map(compressed)),
      },
      { limit: LIMITS.style, of, value: inline + sum(all(html, SHEET).map(compressed)) },
    ];
  }

  /** What files with these names, and all that they import, add to what each screen has loaded. */
  function assets(pattern: RegExp): number {
    const names = readdirSync(join(folder, 'assets')).filter((name) => pattern.test(name));
    const loaded = new Set(scriptsOf(text('index.html'), '/'));
    const files = withImports(names.map((name) => `assets/${name}`));
    return sum(files.filter((file) => !loaded.has(file)).map(compressed));
  }

  const listed = [...new Set(all(text('service-worker.js'), PRECACHED))];
  // The worker takes files out of the pack, and does not keep it.
  const precached = listed.filter((file) => !PACK.test(file));
  const stored = precached.map((file) => readFileSync(join(folder, file)).length);
  return [
    // Somebody new gets onboarding in the document of `/`.
    ...screen('/onboarding', '/'),
    ...SCREENS.flatMap((path) => screen(path)),
    { limit: LIMITS.precache, value: sum(stored) / KB / KB },
    { limit: LIMITS.coachSize, value: assets(COACH) },
    { limit: LIMITS.readSize, value: assets(READING) },
  ];
}
