import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, leading, radius, size, space, text, tracking, weight } = vars;

export const feature = featureStyle({ padding: space.x2 });

export const featureWords = featureStyle({
  display: 'grid',
  gap: space.x2,
  paddingBlock: space.x5,
  paddingInline: space.x4,
});

export const strip = featureStyle({
  // Two beside each other, or one where large text leaves no room for two.
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x4,
  rowGap: space.x8,
  marginBlockStart: space.x16,
  paddingBlock: space.x10,
  borderBlock: `${border.hair} solid ${color.line}`,
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktop]: { marginBlockStart: space.x24, paddingBlock: space.x12 },
  },
});

// The beat stands first to the eye, the label to the ear.
export const statistic = featureStyle({
  display: 'flex',
  flex: '1 1 40%',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space.x1,
});

export const value = featureStyle({
  marginBlockStart: space.x3,
  fontSize: text.display,
  fontWeight: weight.heavy,
  lineHeight: leading.heading,
  letterSpacing: tracking.heading,
});

export const label = featureStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x2,
  color: color.soft,
  fontSize: text.note,
});

export const steps = featureStyle({
  display: 'grid',
  gap: space.x8,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.x6 },
  },
});

export const step = featureStyle({ display: 'grid', alignContent: 'start', gap: space.x4 });

export const head = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x3,
});

export const ordinal = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.full,
  background: color.brandTint,
  color: color.onBrandTint,
  fontSize: text.control,
  fontWeight: weight.heavy,
});

export const beat = featureStyle({ minInlineSize: 0 });

export const stepWords = featureStyle({ display: 'grid', gap: space.x2 });
