import * as v from 'valibot';
import { moment } from './fields';

export const likeRow = v.object({ matchId: v.string(), likedAt: moment });

export type LikeRow = v.InferInput<typeof likeRow>;

/** A person taken out of the list; a reason when they were reported. */
export const hiddenMatchRow = v.object({
  matchId: v.string(),
  hiddenAt: moment,
  reportReason: v.nullable(v.string()),
});

export type HiddenMatchRow = v.InferInput<typeof hiddenMatchRow>;
export type HiddenMatch = v.InferOutput<typeof hiddenMatchRow>;
