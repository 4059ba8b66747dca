import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

export const themes = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const theme = featureStyle({
  minInlineSize: 0,
  padding: vars.space.gutter,
  background: vars.color.ground,
  color: vars.color.ink,
});

export const picture = featureStyle({
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  background: vars.color.marigold,
});

export const window = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
});

export const log = featureStyle({
  display: 'grid',
  blockSize: vars.size.sheet,
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
});

/** Holds in place what would stand at the bottom of the window. */
export const toasts = featureStyle({
  minBlockSize: vars.size.sidebar,
  transform: 'translate(0)',
});

export const pair = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.x3,
});
