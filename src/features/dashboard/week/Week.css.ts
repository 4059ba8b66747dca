import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, leading, size, space, text, weight } = vars;

export const halves = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.x10 },
  },
});

export const sentences = featureStyle({ display: 'grid', alignContent: 'start', gap: space.x4 });

export const subject = featureStyle({
  color: color.soft,
  fontSize: text.small,
  fontWeight: weight.semibold,
});

export const figure = featureStyle({ display: 'grid', alignContent: 'start', gap: space.x3 });

export const days = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
});

export const day = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  containerType: 'inline-size',
  color: color.soft,
  lineHeight: leading.snug,
});

/** Of large type, no larger than its seventh of the drawing has room for. */
export const dayName = featureStyle({ fontSize: `min(${text.tiny}, 45cqi)` });

export const plot = featureStyle({
  inlineSize: '100%',
  maxInlineSize: space.x7,
  blockSize: `calc(1.5 * ${size.chart})`,
  overflow: 'visible',
  strokeLinecap: 'round',
});

export const lineNow = featureStyle({
  stroke: color.brand,
  strokeWidth: space.x2,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

/** Thinner too: colour alone tells nothing. */
export const lineBefore = featureStyle({
  stroke: color.outline,
  strokeWidth: space.x1,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const key = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  fontSize: text.small,
});

export const swatch = featureStyle({
  inlineSize: space.x2,
  blockSize: space.x5,
  strokeLinecap: 'round',
});

export const caption = featureStyle({
  color: color.soft,
  fontSize: text.tiny,
  lineHeight: leading.snug,
});
