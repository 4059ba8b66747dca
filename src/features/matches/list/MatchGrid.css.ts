import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

export const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.sheet}), 1fr))`,
  gap: vars.space.x5,
});

export const item = featureStyle({ display: 'grid', minInlineSize: 0 });

/** As high as what comes in its place, so that the cards come about where their skeletons are. */
export const finding = featureStyle({
  alignContent: 'center',
  minBlockSize: vars.size.sidebar,
  // The insights have a line each there.
  '@media': { [media.tablet]: { minBlockSize: `calc(${vars.size.sidebar} - ${vars.space.x12})` } },
});
