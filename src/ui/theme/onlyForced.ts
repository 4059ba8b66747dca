import { media } from './media';

/** Forced colours take every ground and shadow away: an edge stands in for them. */
export const onlyForced = {
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
};
