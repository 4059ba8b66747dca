import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, radius, size, space, text, weight } = vars;

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

export const words = featureStyle({ display: 'grid', gap: space.x2 });
