import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { build } from 'vite';
import { coachContent } from '../../../src/build/coach/coachPlugin.ts';

const chunk = v.object({ code: v.string() });
const bundles = v.array(v.object({ output: v.array(v.unknown()) }));

/** A module of `in-page` with all that it imports, as a script whose exports are in `bench`. */
export async function bundle(name: string): Promise<string> {
  const entry = fileURLToPath(new URL(`../in-page/${name}.ts`, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    plugins: [coachContent()],
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'bench' } },
  });
  const [first] = v.parse(bundles, Array.isArray(built) ? built : [built]);
  return v.parse(chunk, first?.output[0]).code;
}
