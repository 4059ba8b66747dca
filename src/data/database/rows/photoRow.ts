import * as v from 'valibot';
import { count, moment } from './fields';

const side = v.pipe(count, v.minValue(1), v.maxValue(100_000));

/** A photo, prepared for storage; its place among others is that of its id in the profile. */
export const photoRow = v.object({
  id: v.pipe(v.string(), v.uuid()),
  blob: v.blob(),
  width: side,
  height: side,
  addedAt: moment,
});

export type PhotoRow = v.InferInput<typeof photoRow>;
export type Photo = v.InferOutput<typeof photoRow>;
