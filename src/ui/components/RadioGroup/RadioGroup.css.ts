import { vars } from '@/ui/theme/contract.css';
import { componentStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { unseenNative } from '../Field/unseenNative.css';

const { border, color, leading, motion, radius, size, space, weight } = vars;

export const legend = componentStyle({
  display: 'block',
  paddingBlockEnd: space.x2,
  fontWeight: weight.bold,
  lineHeight: leading.snug,
});

export const options = componentStyle({ display: 'grid', gap: space.x2 });

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: size.phone,
  paddingBlock: space.x1,
  paddingInline: space.x3,
  border: `${border.hair} solid ${color.outline}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  '@media': { [media.finePointer]: { ':hover': { borderColor: color.soft } } },
});

export const frame = componentStyle({
  position: 'relative',
  flexShrink: 0,
  inlineSize: space.x6,
  blockSize: space.x6,
});

export const mark = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  padding: `calc(1.5 * ${space.x1})`,
  border: `${space.hair} solid ${color.outline}`,
  borderRadius: radius.full,
  pointerEvents: 'none',
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      blockSize: '100%',
      borderRadius: radius.full,
      transition: `background-color ${motion.fast}`,
    },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const words = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
});

layeredGlobalStyle('component', `${unseenNative}:checked + ${mark}`, { borderColor: color.brand });
layeredGlobalStyle('component', `${unseenNative}:checked + ${mark}::before`, {
  background: color.brand,
});
