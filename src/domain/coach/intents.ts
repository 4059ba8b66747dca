import { followUps, intents } from 'virtual:coach-words';
import type { Intent } from './intent';

/** Every intent by its id, which is the name of its file; kinds of follow-up are intents too. */
export const INTENTS: ReadonlyMap<string, Intent> = new Map(
  Object.entries({ ...intents, ...followUps }),
);

/** What is only said after an answer: "how long?", "sent it"; it keeps the subject. */
export const isFollowUp = (id: string): boolean => Object.hasOwn(followUps, id);
