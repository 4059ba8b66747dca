import { filesByName } from './filesByName';
import type { Intent } from './intent';

// Only the build imports this file: it packs what it finds into `virtual:coach-words`.
const intentFiles = import.meta.glob<Intent>('./content/intents/*/*.ts', {
  import: 'intent',
  eager: true,
});
const followUpFiles = import.meta.glob<Intent>('./content/follow-ups/*/*.ts', {
  import: 'intent',
  eager: true,
});

/** Every intent by its id, which is the name of its file. */
export const INTENT_FILES: Readonly<Record<string, Intent>> = Object.fromEntries(
  filesByName(intentFiles),
);

/** Every kind of follow-up by its id. */
export const FOLLOW_UP_FILES: Readonly<Record<string, Intent>> = Object.fromEntries(
  filesByName(followUpFiles),
);
