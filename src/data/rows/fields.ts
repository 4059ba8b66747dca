import * as v from 'valibot';

/** As far from 1970 as a Date reaches, in milliseconds. */
const FARTHEST_MOMENT = 8.64e15;

/** A moment, stored as milliseconds since 1970, read as a Date. */
export const moment = v.pipe(
  v.number(),
  v.minValue(-FARTHEST_MOMENT),
  v.maxValue(FARTHEST_MOMENT),
  v.transform((milliseconds) => new Date(milliseconds)),
);

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A share from 0 to 1. */
export const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

export const positive = v.pipe(v.number(), v.finite(), v.minValue(0));
