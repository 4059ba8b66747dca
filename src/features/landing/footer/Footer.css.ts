import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, size, space, text } = vars;

export const footer = featureStyle({
  marginBlockStart: space.x16,
  paddingBlockStart: space.x12,
  paddingBlockEnd: `calc(${space.x6} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${border.hair} solid ${color.line}`,
  '@media': {
    [media.desktop]: { marginBlockStart: space.x24, paddingBlockStart: space.x16 },
  },
});

export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.x5,
  rowGap: space.x8,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
  },
});

export const brand = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.x3,
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto', paddingInlineEnd: space.x16 } },
});

export const group = featureStyle({
  marginBlockStart: space.x1,
  color: color.soft,
  fontSize: text.note,
});

export const line = featureStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  overflowWrap: 'anywhere',
});

export const end = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.x6,
  rowGap: space.x2,
  marginBlockStart: space.x8,
  paddingBlockStart: space.x4,
  borderBlockStart: `${border.hair} solid ${color.line}`,
});

export const legal = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x5,
  color: color.soft,
  fontSize: text.small,
});
