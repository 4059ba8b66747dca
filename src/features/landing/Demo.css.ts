import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, radius, shadow, size, space } = vars;

export const demo = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x8,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: space.x16,
      rowGap: space.x4,
    },
  },
});

export const words = featureStyle({
  display: 'grid',
  gap: space.x3,
  '@media': { [media.desktop]: { alignSelf: 'end' } },
});

// On phones right below the words, so that it is in view after a press on "Watch Demo".
export const place = featureStyle({
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / 3' } },
});

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
