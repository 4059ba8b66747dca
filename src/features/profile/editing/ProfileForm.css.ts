import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { space, text, weight } = vars;

export const fields = featureStyle({
  display: 'grid',
  // A text as wide as its longest word must not widen the form.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = featureStyle({ gridColumn: '1 / -1' });

export const actions = featureStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.x3,
  inlineSize: '100%',
});

export const legend = featureStyle({
  marginBlockEnd: space.x2,
  fontSize: text.note,
  fontWeight: weight.semibold,
});

export const section = featureStyle({ minInlineSize: 0 });

export const own = featureStyle({ marginBlockStart: space.x3 });

export const adding = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.x3,
  alignItems: 'end',
  marginBlockStart: space.x3,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
