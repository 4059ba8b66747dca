import * as v from 'valibot';
import { count, id, listOf, milliseconds, words } from './fields';

/** A text not yet sent, with what was measured of its typing where all of it was typed. */
export const draftRow = v.object({
  /** The chat that it is for. Older versions had a row for each tab, whose name stands after a slash. */
  id,
  text: words,
  /** The id of the message that it becomes. */
  sentAs: v.optional(id),
  meter: v.optional(
    v.object({
      firstKeystrokeAt: v.nullable(milliseconds),
      shownAt: v.optional(v.nullable(milliseconds), null),
      stretchStartedAt: v.nullable(milliseconds),
      elapsedBefore: milliseconds,
      lastKeystrokeAt: v.nullable(milliseconds),
      gaps: listOf(milliseconds),
      inserted: v.boolean(),
    }),
  ),
  /** The place in the order of writing among the rows that older versions had for a chat. */
  order: v.optional(count),
});

export type DraftRow = v.InferInput<typeof draftRow>;
