import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, leading, radius, shadow, space, text, tracking, weight } = vars;

export const plan = featureStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space.x4,
  padding: space.x6,
  border: `${space.hair} solid transparent`,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
  '@media': {
    // Side by side, the three keep their names, prices and benefits in line. Between phone and
    // desktop they are narrow.
    [media.tablet]: {
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      paddingInline: space.x5,
    },
    [media.desktop]: { padding: space.x8 },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});

export const popular = featureStyle({ borderColor: color.brand });

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  justifyContent: 'space-between',
  gap: space.x2,
});

// As high as the mark beside one of them: all names stand on one line.
layeredGlobalStyle('feature', `${head} > h3`, {
  minBlockSize: space.x7,
  alignContent: 'center',
});

export const price = featureStyle({
  fontSize: text.display,
  fontWeight: weight.heavy,
  lineHeight: leading.heading,
  letterSpacing: tracking.heading,
});

export const per = featureStyle({
  marginInlineStart: space.x1,
  color: color.soft,
  fontSize: text.body,
  fontWeight: weight.medium,
  letterSpacing: tracking.normal,
});

export const benefits = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.x3,
  paddingBlock: space.x2,
});

export const benefit = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x3,
  alignItems: 'center',
});

layeredGlobalStyle('feature', `${benefit} > svg`, { color: color.peacock });
