import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, leading, space, text, tracking, weight } = vars;

export const strip = featureStyle({
  // Two beside each other, or one where large text leaves no room for two.
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x4,
  rowGap: space.x8,
  marginBlockStart: space.x16,
  paddingBlock: space.x10,
  borderBlock: `${border.hair} solid ${color.line}`,
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktop]: { marginBlockStart: space.x24, paddingBlock: space.x12 },
  },
});

// The beat stands first to the eye, the label to the ear.
export const statistic = featureStyle({
  display: 'flex',
  flex: '1 1 40%',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space.x1,
});

export const value = featureStyle({
  marginBlockStart: space.x3,
  fontSize: text.display,
  fontWeight: weight.heavy,
  lineHeight: leading.heading,
  letterSpacing: tracking.heading,
});

export const label = featureStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x2,
  color: color.soft,
  fontSize: text.note,
});
