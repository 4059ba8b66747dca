import type { Intent } from './intent';

// A file in `intents/` is an intent: nothing else has to name it.
const intentFiles = import.meta.glob<Intent>('./intents/*.ts', { import: 'intent', eager: true });

const idOf = (path: string) => path.replace(/^.*\/|\.ts$/gu, '');

/** Every intent by its id, which is the name of its file. */
export const INTENTS: ReadonlyMap<string, Intent> = new Map(
  Object.entries(intentFiles).map(([path, intent]) => [idOf(path), intent]),
);
