import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, radius, shadow, size, space } = vars;

const phone = {
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: size.film,
  blockSize: 'auto',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: radius.panel,
  background: color.canvas,
  boxShadow: shadow.card,
  '@media': { [media.forcedColors]: { border: `${border.hair} solid CanvasText` } },
} as const;

/** It ends clear of the bar at the foot where it is scrolled to. */
export const figure = featureStyle({ scrollMarginBlockEnd: space.x16 });

export const film = featureStyle(phone);

export const frame = featureStyle({ ...phone, position: 'relative' });

export const control = featureStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x3,
  padding: space.x6,
  color: color.ink,
  textAlign: 'center',
});
