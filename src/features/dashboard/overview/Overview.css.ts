import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, size, space, text, weight } = vars;

export const figures = featureStyle({
  display: 'grid',
  // Two at most.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${size.figureCard}, 34%)), 1fr))`,
  gap: space.x3,
  '@media': {
    [media.narrow]: { gap: space.x2 },
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.x4 },
  },
});

export const cards = featureStyle({
  display: 'grid',
  gap: space.x4,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const spanWords = featureStyle({
  color: color.soft,
  fontSize: text.small,
  fontWeight: weight.semibold,
  letterSpacing: 'normal',
  // Beside thousands it would begin a line of its own there, and push what stands below.
  '@media': { [media.narrow]: { display: 'none' } },
});

/** As high without the mark of a sample as with it. */
export const note = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: space.x5,
});
