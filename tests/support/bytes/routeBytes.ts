import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';

/** Static imports of a built module; `import(` loads later and does not count. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g;
const ASSET = /(assets\/[\w.-]+\.js)/g;
/** What the inline script of a document is told. */
const FACTS = /const documentFacts=(\{.*?\});/;
const factsSchema = v.object({
  modules: v.array(v.string()),
  screens: v.record(v.string(), v.array(v.string())),
});
const SHEET = /<link[^>]*\brel="stylesheet"[^>]*\bhref="[^"]*?(assets\/[^"]+\.css)"/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

function brotli(content: string | Uint8Array): number {
  return brotliCompressSync(content).length;
}

/** The files that a built module needs before it can run, itself included. */
function closureOf(folder: string, files: readonly string[]): Set<string> {
  const closure = new Set(files);
  // A set's iteration goes on with what is added to it.
  for (const file of closure) {
    const code = readFileSync(join(folder, file), 'utf8');
    for (const imported of all(code, STATIC_IMPORT)) closure.add(`assets/${imported}`);
  }
  return closure;
}

/** Files that the document has the browser load before a screen is interactive. */
function scriptsIn(html: string, screen: string): string[] {
  const { modules, screens } = v.parse(factsSchema, JSON.parse(FACTS.exec(html)?.[1] ?? ''));
  const needed = screens[screen];
  if (needed === undefined) throw new Error(`The document loads nothing for ${screen}`);
  return [...modules, ...needed].flatMap((address) => all(address, ASSET));
}

export interface RouteBytes {
  /** Of all JavaScript that is needed before the route is interactive, brotli. */
  readonly script: number;
  readonly scripts: ReadonlySet<string>;
  /** Of all style rules, those in the document and those in the sheet. */
  readonly style: number;
  readonly document: number;
}

/** What a first visit to the screen at this path loads, by its built document. */
export function routeBytes(folder: string, file: string, screen: string): RouteBytes {
  const html = readFileSync(join(folder, file), 'utf8');
  const scripts = closureOf(folder, scriptsIn(html, screen));
  const sizes = [...scripts].map((name) => brotli(readFileSync(join(folder, name))));
  const sheets = all(html, SHEET).map((name) => brotli(readFileSync(join(folder, name))));
  return {
    script: sizes.reduce((sum, size) => sum + size, 0),
    scripts,
    style: sheets.reduce((sum, size) => sum + size, brotli(all(html, STYLE).join(''))),
    document: brotli(html),
  };
}

/** Bytes, brotli, of what a route adds to what an app that shows another has loaded. */
export function furtherBytes(folder: string, route: RouteBytes, loaded: RouteBytes): number {
  return [...route.scripts]
    .filter((name) => !loaded.scripts.has(name))
    .reduce((sum, name) => sum + brotli(readFileSync(join(folder, name))), 0);
}

/** Bytes, brotli, of each built script by its name without the hash. */
export function chunkBytes(folder: string): Map<string, number> {
  const files = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  return new Map(
    files.map((name) => [name, brotli(readFileSync(join(folder, 'assets', name)))] as const),
  );
}

const COACH = /^(?:coach|_virtual_coach-models|_virtual_coach-words|replies)-/;

/** The coach by script: its words, its models, its ear for danger. On demand, and bounded as a whole. */
export function coachBytes(folder: string): Map<string, number> {
  return new Map([...chunkBytes(folder)].filter(([name]) => COACH.test(name)));
}

/** The built scripts that begin with these names, and all that they need. */
export function scriptsOf(folder: string, names: readonly string[]): Set<string> {
  const files = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  const own = files.filter((file) => names.some((name) => file.startsWith(name)));
  return closureOf(
    folder,
    own.map((file) => `assets/${file}`),
  );
}

/** Decoded bytes of each file that the worker's precache list names. */
export function precachedFiles(folder: string): ReadonlyMap<string, number> {
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  const urls = new Set(all(worker, /["'`]?url["'`]?:["'`]([^"'`]+\.\w+)["'`]/g));
  return new Map([...urls].map((url) => [url, readFileSync(join(folder, url)).length] as const));
}
