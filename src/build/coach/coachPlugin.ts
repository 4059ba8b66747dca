import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { PackedModel } from '../../domain/coach/model/classifier.ts';
import { cachedModels } from './cachedModels.ts';
import { packWords } from './packWords.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a file in a module graph of its own: contents are globbed, which only Vite can do. */
async function run<Exports>(file: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(`${root}${file}`, {
    configFile: false,
    root,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
  });
  return module;
}

const source = (name: string, model: PackedModel) =>
  `export const ${name} = ${JSON.stringify(model)};\n`;

async function train(): Promise<string> {
  const { trainedCoach } = await run<typeof import('./trainedCoach.ts')>(
    'src/build/coach/trainedCoach.ts',
  );
  const { intents, safety } = trainedCoach();
  return source('intents', intents) + source('safety', safety);
}

async function collectWords(): Promise<string> {
  const { INTENT_FILES, FOLLOW_UP_FILES } = await run<
    typeof import('../../domain/coach/intentFiles.ts')
  >('src/domain/coach/intentFiles.ts');
  return packWords({ intents: INTENT_FILES, followUps: FOLLOW_UP_FILES });
}

const MODULES: Readonly<Record<string, () => Promise<string>>> = {
  'virtual:coach-models': () => cachedModels(root, train),
  'virtual:coach-words': collectWords,
};

/**
 * Gives `virtual:coach-models`, both models trained from the examples, and `virtual:coach-words`,
 * what the coach says; each made when it is first asked for.
 */
export function coachContent(): Plugin {
  const made = new Map<string, Promise<string>>();
  return {
    name: 'taal-coach',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    load(id) {
      const name = id.replace(/^\0/u, '');
      const make = id.startsWith('\0') ? MODULES[name] : undefined;
      if (make === undefined) return undefined;
      const text = made.get(name) ?? make();
      made.set(name, text);
      return text;
    },
  };
}
