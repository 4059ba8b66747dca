import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { space, text, weight } = vars;

export const footer = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  inlineSize: '100%',
});

// The last takes what the first leaves; one below the other, where text is large, both are wide.
layeredGlobalStyle('feature', `${footer} > button`, { flex: '1 1 auto' });
layeredGlobalStyle('feature', `${footer} > button + button`, { flexGrow: 99 });

/** Side by side where there is room: all filters are then in sight at once. */
export const pair = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x5,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const interests = featureStyle({ display: 'block' });

export const legend = featureStyle({
  marginBlockEnd: space.x2,
  fontSize: text.note,
  fontWeight: weight.semibold,
});
