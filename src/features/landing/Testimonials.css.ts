import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, radius, shadow, space } = vars;

export const testimonial = featureStyle({ display: 'grid' });

export const figure = featureStyle({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: space.x4,
});

/** A message that was received. */
export const quote = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.x3,
  padding: space.x6,
  borderRadius: radius.card,
  borderEndStartRadius: radius.tail,
  background: color.card,
  boxShadow: shadow.card,
  '@media': { [media.forcedColors]: { border: `${border.hair} solid CanvasText` } },
});

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.x2,
});

export const person = featureStyle({ display: 'flex', alignItems: 'center', gap: space.x3 });

export const face = featureStyle({
  display: 'grid',
  flexShrink: 0,
  overflow: 'hidden',
  inlineSize: space.x12,
  blockSize: space.x12,
  borderRadius: radius.full,
});

layeredGlobalStyle('feature', `${face} > *`, { blockSize: '100%' });

// Marigold alone does not stand out enough from white; its outline does.
export const stars = featureStyle({
  display: 'flex',
  gap: space.hair,
  color: color.onMarigoldTint,
});

layeredGlobalStyle('feature', `${stars} > svg`, { fill: color.marigold, strokeWidth: '1.25' });
