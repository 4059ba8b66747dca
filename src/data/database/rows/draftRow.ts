import * as v from 'valibot';
import { count, id, words } from './fields';

/** A text not yet sent. */
export const draftRow = v.object({
  /** The chat that it is for. Older versions had a row for each tab, whose name stands after a slash. */
  id,
  text: words,
  /** The id of the message that it becomes. */
  sentAs: v.optional(id),
  /** The place in the order of writing among the rows that older versions had for a chat. */
  order: v.optional(count),
});

export type DraftRow = v.InferInput<typeof draftRow>;
