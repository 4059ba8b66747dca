import * as v from 'valibot';
import { positive } from './fields';

/** A text not yet sent, with what was measured of its typing. */
export const draftRow = v.object({
  id: v.string(),
  text: v.string(),
  /** The message it was being sent as when the page was left. */
  sentAs: v.optional(v.string()),
  meter: v.object({
    firstKeystrokeAt: v.nullable(positive),
    // Unknown in rows that were written before it was kept.
    shownAt: v.optional(v.nullable(positive), null),
    stretchStartedAt: v.nullable(positive),
    elapsedBefore: positive,
    lastKeystrokeAt: v.nullable(positive),
    gaps: v.array(positive),
    inserted: v.boolean(),
  }),
});

export type DraftRow = v.InferInput<typeof draftRow>;
