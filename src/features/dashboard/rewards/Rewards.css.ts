import { vars } from '@/ui/theme/contract.css';
import { featureStyle, featureVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { room } from '@/ui/theme/room';

const { color, radius, size, space } = vars;

export const rewards = featureStyle({ display: 'grid', gap: space.x3 });

export const badges = featureStyle({
  display: 'grid',
  // Two beside each other, or one where the text is too large for that.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${room.badge}, 40%)), 1fr))`,
  gap: space.x3,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.x4 },
  },
});

/** Two alone fill the line. */
export const pair = featureStyle({
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const badge = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x3,
  blockSize: '100%',
});

export const medal = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.full,
});

export const medalOf = featureVariants({
  unlocked: { background: color.marigoldTint, color: color.onMarigoldTint },
  locked: { background: color.sunken, color: color.soft },
});

export const words = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x1,
  flexGrow: 1,
  // Large text makes a long word wider than its card.
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const state = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});

export const next = featureStyle({ display: 'grid', gap: space.x3 });

export const nextHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x2,
});
