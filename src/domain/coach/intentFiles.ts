import type { Intent } from './intent';

// Only the build imports this file: it packs what it finds into `virtual:coach-words`.
const intentFiles = import.meta.glob<Intent>('./intents/*.ts', { import: 'intent', eager: true });
const followUpFiles = import.meta.glob<Intent>('./followUps/*.ts', {
  import: 'intent',
  eager: true,
});

const byId = (files: Readonly<Record<string, Intent>>): Readonly<Record<string, Intent>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, intent]) => [path.replace(/^.*\/|\.ts$/gu, ''), intent]),
  );

/** Every intent by its id, which is the name of its file. */
export const INTENT_FILES = byId(intentFiles);

/** Every kind of follow-up by its id. */
export const FOLLOW_UP_FILES = byId(followUpFiles);
