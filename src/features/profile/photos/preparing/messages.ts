import * as v from 'valibot';
import { PHOTO_REFUSALS } from '@/domain/photos/refusals';

/** From the page to the worker: a file to make a photo of. */
export const preparingRequest = v.object({ file: v.blob() });

const side = v.pipe(v.number(), v.integer(), v.minValue(1));

/** From the worker to the page: the photo to store, or why there is none. */
export const prepared = v.variant('kind', [
  v.object({
    kind: v.literal('ready'),
    blob: v.blob(),
    width: side,
    height: side,
    isOriginal: v.boolean(),
  }),
  v.object({ kind: v.literal('refused'), reason: v.picklist(PHOTO_REFUSALS) }),
]);

export type PreparingRequest = v.InferOutput<typeof preparingRequest>;
export type Prepared = v.InferOutput<typeof prepared>;
