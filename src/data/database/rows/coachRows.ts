import * as v from 'valibot';
import type { CoachState } from '@/domain/coach/conversation/coachState';
import { LONGEST_DRAFT, LONGEST_SLOT } from '@/domain/coach/conversation/hearing/slots';
import { AWAITED, RELATIONS } from '@/domain/coach/intent';
import { LANGUAGES } from '@/domain/coach/reading/languages';
import { DANGER_KINDS } from '@/domain/coach/safety/dangers';
import { id, label, listOf } from './fields';

const LONGEST_LENGTH_OF_TIME_DAYS = 3650;
const LARGEST_BUDGET = 999_999_000;
const MOST_TURNS = 1000;

const slotText = v.pipe(v.string(), v.maxLength(LONGEST_SLOT));

const turns = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_TURNS));

const slotsRow = v.object({
  person: v.exactOptional(v.picklist(['she', 'he', 'they'])),
  relation: v.exactOptional(v.picklist(RELATIONS)),
  days: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_LENGTH_OF_TIME_DAYS))),
  interest: v.exactOptional(slotText),
  liking: v.exactOptional(slotText),
  city: v.exactOptional(slotText),
  day: v.exactOptional(slotText),
  budget: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(LARGEST_BUDGET))),
  matchId: v.exactOptional(slotText),
  name: v.exactOptional(slotText),
});

const draftText = v.pipe(v.string(), v.maxLength(4 * LONGEST_DRAFT));

const coachStateRow = v.object({
  language: v.picklist(LANGUAGES),
  intent: v.nullable(id),
  awaited: v.nullable(v.picklist(AWAITED)),
  slots: slotsRow,
  draft: v.nullable(draftText),
  earlierDraft: v.optional(v.nullable(draftText), null),
  job: v.nullable(id),
  jobText: v.optional(draftText, ''),
  lastId: v.optional(id, ''),
  danger: v.nullable(v.picklist(DANGER_KINDS)),
  calmFor: turns,
  isDangerHeard: v.optional(v.boolean(), false),
  sinceRhythm: turns,
});

/** What the coach remembers with a session. A damaged one is forgotten: the chat is worth more. */
export const storedCoachState = v.fallback(v.optional(coachStateRow), undefined);

/** What an answer of the coach offers; a damaged offer goes, the answer stays. */
export const storedOffer = v.fallback(
  v.optional(
    v.object({
      chips: listOf(v.object({ words: label, to: id })),
      draft: v.nullable(draftText),
      forMatch: v.nullable(v.object({ id, name: label })),
      language: v.picklist(LANGUAGES),
      isSafety: v.boolean(),
    }),
  ),
  undefined,
);

/** What of a practice chat a message asks about; a damaged one goes, the message stays. */
export const storedExchange = v.fallback(
  v.optional(v.object({ name: label, own: label, answer: label, language: v.picklist(LANGUAGES) })),
  undefined,
);

/** A state as it is stored: with nothing that a store would refuse. */
export function toCoachStateRow(state: CoachState): v.InferInput<typeof coachStateRow> {
  return { ...state, slots: { ...state.slots } };
}
