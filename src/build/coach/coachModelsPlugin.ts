import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { PackedModel } from '../../domain/coach/model/classifier.ts';

const ID = 'virtual:coach-models';
const RESOLVED = `\0${ID}`;

const root = fileURLToPath(new URL('../../..', import.meta.url));

const source = (name: string, model: PackedModel) =>
  `export const ${name} = ${JSON.stringify(model)};\n`;

async function train(): Promise<string> {
  // A module graph of its own: examples are globbed, which only Vite's own transform can do.
  const { module } = await runnerImport<typeof import('./trainedCoach.ts')>(
    `${root}src/build/coach/trainedCoach.ts`,
    { configFile: false, root, resolve: { tsconfigPaths: true }, logLevel: 'error' },
  );
  const { intents, safety } = module.trainedCoach();
  return source('intents', intents) + source('safety', safety);
}

/** Gives `virtual:coach-models`: both models, trained from the examples when first asked for. */
export function coachModels(): Plugin {
  let trained: Promise<string> | undefined;
  return {
    name: 'taal-coach-models',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      trained ??= train();
      return trained;
    },
  };
}
