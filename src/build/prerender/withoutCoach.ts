import type { Plugin } from 'vite';

const STUB = '\0no-coach';

/** A first screen says nothing of the coach's, whose models and words would be packed for nothing. */
export const withoutCoach: Plugin = {
  name: 'taal-without-coach',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('virtual:coach-') ? STUB : undefined),
  load: (id) =>
    id === STUB ? 'export const intents = {}, followUps = {}, safety = {};' : undefined,
};
