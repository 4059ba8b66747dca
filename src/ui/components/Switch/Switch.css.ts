import { vars } from '@/ui/theme/contract.css';
import { componentStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { unseenNative } from '../Field/unseenNative.css';

const { color, space, size, radius, text, weight, border, motion } = vars;

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  minBlockSize: size.phone,
  paddingBlock: space.x2,
  cursor: 'pointer',
});

export const words = componentStyle({ flexGrow: 1, minInlineSize: 0 });

export const label = componentStyle({
  display: 'block',
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
});

export const description = componentStyle({
  display: 'block',
  color: color.soft,
  fontSize: text.small,
  lineHeight: vars.leading.snug,
});

export const frame = componentStyle({
  position: 'relative',
  flexShrink: 0,
  inlineSize: size.switchTrack,
  blockSize: space.x8,
});

export const track = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  padding: space.x1,
  borderRadius: radius.full,
  background: color.outline,
  transition: `background-color ${motion.base} ${motion.ease}`,
  pointerEvents: 'none',
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      inlineSize: space.x6,
      blockSize: space.x6,
      borderRadius: radius.full,
      background: color.card,
      transition: `transform ${motion.base} ${motion.enter}`,
    },
  },
  '@media': {
    [media.forcedColors]: { border: `${border.hair} solid ButtonText`, forcedColorAdjust: 'none' },
  },
});

const after = (state: string) => `${unseenNative}${state} + ${track}`;

layeredGlobalStyle('component', after(':checked'), { background: color.brand });
layeredGlobalStyle('component', `${after(':checked')}::before`, {
  transform: `translateX(calc(${size.switchTrack} - ${space.x8}))`,
  background: color.onBrand,
});
layeredGlobalStyle('component', after(':disabled'), { opacity: vars.opacity.disabled });
