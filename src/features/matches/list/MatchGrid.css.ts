import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

export const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.sheet}), 1fr))`,
  gap: vars.space.x5,
});

export const item = featureStyle({ display: 'grid', minInlineSize: 0 });

/** As high as what comes in its place, so that the first face stays about where it is. */
export const finding = featureStyle({
  alignContent: 'center',
  minBlockSize: vars.size.sidebar,
});
