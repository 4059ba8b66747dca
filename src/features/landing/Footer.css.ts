import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, radius, size, space, text } = vars;

export const bubble = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.x6,
  padding: space.x7,
  borderRadius: radius.large,
  borderEndEndRadius: radius.tail,
  background: color.brand,
  color: color.onBrand,
  '@media': {
    [media.tablet]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: space.x12,
    },
    [media.desktop]: { padding: space.x16 },
    [media.forcedColors]: { border: `${border.hair} solid CanvasText` },
  },
});

export const words = featureStyle({ display: 'grid', gap: space.x2, minInlineSize: 0 });

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
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x4,
  rowGap: space.x8,
});

export const brand = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.x3,
  flexBasis: '100%',
  '@media': { [media.desktop]: { flex: 2 } },
});

/** Two side by side on a phone. */
export const column = featureStyle({ flex: `1 0 ${size.figureCard}` });

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

export const link = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  borderRadius: radius.tail,
  cursor: 'pointer',
  '@media': { [media.finePointer]: { ':hover': { color: color.brand } } },
});
