import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { size, space } = vars;

export const hero = featureStyle({
  display: 'grid',
  gap: space.x8,
  paddingBlockStart: space.x6,
  '@media': {
    [media.tablet]: {
      // The two actions stand side by side from the first tablet on.
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      alignItems: 'center',
      paddingBlockStart: space.x12,
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
      paddingBlockStart: space.x8,
    },
  },
});

export const words = featureStyle({ minInlineSize: 0 });

export const eyebrow = featureStyle({
  display: 'none',
  marginBlockEnd: space.x5,
  '@media': { [media.tablet]: { display: 'block' } },
});

export const lead = featureStyle({
  maxInlineSize: size.prose,
  marginBlockStart: space.x4,
  '@media': { [media.desktop]: { marginBlockStart: space.x6 } },
});

export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  marginBlockStart: space.x6,
  '@media': { [media.desktop]: { marginBlockStart: space.x8 } },
});

// Side by side, or one below the other where they do not fit: never ragged.
layeredGlobalStyle('feature', `${actions} > *`, {
  '@media': { [media.phone]: { flexGrow: 1 } },
});
// As wide in the stand-in as in the font itself: what stands beside it keeps its place.
layeredGlobalStyle('feature', `${actions} > :first-child`, {
  '@media': { [media.tablet]: { minInlineSize: `calc(${size.portrait} + ${space.x12})` } },
});

export const stage = featureStyle({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
      gap: space.x5,
    },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)' },
  },
});

export const column = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x5,
});

const wideOnly = { display: 'none' };

export const over = featureStyle({
  ...wideOnly,
  '@media': {
    [media.desktop]: { display: 'block', inlineSize: '70%', marginInlineStart: 'auto' },
    [media.wide]: { inlineSize: '75%' },
  },
});

export const beside = featureStyle({
  ...wideOnly,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      alignContent: 'center',
      gap: space.x5,
    },
    [media.wide]: { alignContent: 'start', paddingBlockStart: space.x10 },
  },
});
