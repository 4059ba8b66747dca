import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { chartHeight } from './chartHeight';

const { opacity, radius, space, text, leading, color, weight } = vars;

export const chart = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space.x2,
});

export const staves = featureStyle({
  display: 'grid',
  gridAutoRows: 'minmax(0, 1fr)',
  gap: space.x2,
  // As high with one stave as with two, and what the words below leave free.
  flex: `1 0 ${chartHeight.narrow}`,
  borderRadius: radius.small,
  '@media': {
    [media.desktop]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      flexBasis: chartHeight.wide,
    },
  },
});

export const preview = featureStyle({ opacity: opacity.preview });

/** As high as one line, whatever beat is told: nothing moves while reading along. */
export const told = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x2,
  fontSize: text.small,
  lineHeight: leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const speed = featureStyle({ fontSize: text.note, fontWeight: weight.bold });

export const soft = featureStyle({ color: color.soft });
