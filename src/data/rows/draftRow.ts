import * as v from 'valibot';
import { count, positive } from './fields';

const words = {
  text: v.string(),
  /** The id of the message that it becomes, the same in all tabs that show it. */
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
};

/** A text not yet sent, with what was measured of its typing. */
export const draftRow = v.object({
  ...words,
  /** The chat that it is for, and the tab that writes it. */
  id: v.string(),
  /** Place in the order of writing, among the drafts of a chat. */
  order: v.optional(count),
  /** The load of the page that wrote it: a tab that was duplicated has the name of another. */
  writer: v.optional(v.string()),
  /** What was typed while it was being sent and the page was left. */
  next: v.optional(v.object(words)),
});

export type DraftRow = v.InferInput<typeof draftRow>;
