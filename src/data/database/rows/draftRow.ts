import * as v from 'valibot';
import { count, id, listOf, milliseconds, words } from './fields';

const written = {
  text: words,
  /** The id of the message that it becomes, the same in all tabs that show it. */
  sentAs: v.optional(id),
  meter: v.object({
    firstKeystrokeAt: v.nullable(milliseconds),
    // Unknown in rows that were written before it was kept.
    shownAt: v.optional(v.nullable(milliseconds), null),
    stretchStartedAt: v.nullable(milliseconds),
    elapsedBefore: milliseconds,
    lastKeystrokeAt: v.nullable(milliseconds),
    gaps: listOf(milliseconds),
    inserted: v.boolean(),
  }),
};

/** A text not yet sent, with what was measured of its typing. */
export const draftRow = v.object({
  ...written,
  /** The chat that it is for, and the tab that writes it. */
  id,
  /** Place in the order of writing, among the drafts of a chat. */
  order: v.optional(count),
  /** The load of the page that wrote it: a tab that was duplicated has the name of another. */
  writer: v.optional(id),
  /** What was typed while it was being sent and the page was left. */
  next: v.optional(v.object(written)),
});

export type DraftRow = v.InferInput<typeof draftRow>;
