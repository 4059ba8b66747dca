import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { space } = vars;

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
export const film = featureStyle({
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / 3' } },
});
