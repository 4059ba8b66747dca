import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { size, space } = vars;

export const album = featureStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.x3,
  minInlineSize: 0,
});

export const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.x3,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(calc(${size.portrait} + ${space.x8}), 1fr))`,
    },
  },
});
