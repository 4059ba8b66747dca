import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, space, size, radius, text, weight, border, motion } = vars;

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  maxInlineSize: '100%',
  minBlockSize: size.chip,
  paddingInline: space.x3,
  border: `${border.hair} solid transparent`,
  borderRadius: radius.full,
  fontSize: text.small,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
});

export const tone = componentVariants({
  neutral: { borderColor: color.line, background: color.card, color: color.ink },
  brand: { background: color.brandTint, color: color.onBrandTint },
});

// Drawn 36 px high, touched 44: the gap between rows of chips is 8.
export const pressable = componentStyle({
  position: 'relative',
  textAlign: 'start',
  transition: `transform ${motion.fast} ${motion.ease}, background-color ${motion.fast}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      // From within the border.
      inset: `calc(-1 * (${space.x1} + ${border.hair}))`,
    },
    '&:active:not(:disabled)': { transform: 'scale(0.96)' },
    '&:disabled': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    '&[aria-pressed="true"]': {
      background: color.brand,
      borderColor: color.brand,
      color: color.onBrand,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
    [media.finePointer]: {
      selectors: {
        '&:hover:not(:disabled):not([aria-pressed="true"])': { borderColor: 'currentcolor' },
      },
    },
  },
});

export const removable = componentStyle({ paddingInlineEnd: space.x1 });

export const label = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const remove = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: space.x7,
  blockSize: space.x7,
  borderRadius: radius.full,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${space.x2})` },
  },
  '@media': {
    [media.finePointer]: { selectors: { '&:hover': { background: color.shimmer } } },
  },
});
