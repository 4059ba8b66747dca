import * as v from 'valibot';
import { gendersField, id, label, listOf, moment } from './fields';

export const likeRow = v.object({ matchId: id, likedAt: moment });

export type LikeRow = v.InferInput<typeof likeRow>;

/** A person taken out of the list; a reason where one was given. */
export const hiddenMatchRow = v.object({
  matchId: id,
  hiddenAt: moment,
  reportReason: v.nullable(label),
});

export type HiddenMatchRow = v.InferInput<typeof hiddenMatchRow>;
export type HiddenMatch = v.InferOutput<typeof hiddenMatchRow>;

/** An age in years or a distance in km, as the filters have them. */
const bound = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));

/** The filters of the last visit. */
export const matchFiltersRow = v.object({
  ageRange: v.tuple([bound, bound]),
  distance: bound,
  profession: label,
  interests: listOf(label),
  education: label,
  // Earlier versions stored neither.
  genders: v.exactOptional(gendersField),
  liked: v.exactOptional(v.boolean()),
});
