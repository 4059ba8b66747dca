import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, space, size: box, radius, text, weight, motion, border, shadow } = vars;

export const button = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  flexShrink: 0,
  // Of words on two lines.
  paddingBlock: space.x1,
  border: `${border.hair} solid transparent`,
  fontWeight: weight.bold,
  lineHeight: vars.leading.heading,
  textAlign: 'center',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  transition: `transform ${motion.fast} ${motion.ease}, background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(0.97)' },
    '&:disabled, &[aria-disabled="true"]': {
      cursor: 'not-allowed',
      opacity: vars.opacity.disabled,
      boxShadow: 'none',
    },
  },
});

layeredGlobalStyle('component', `${button} > svg`, { flexShrink: 0 });

const onHover = (rule: { background?: string; borderColor?: string }) => ({
  '@media': {
    [media.finePointer]: {
      selectors: { '&:hover:not(:disabled):not([aria-disabled="true"])': rule },
    },
  },
});

export const tone = componentVariants({
  primary: {
    background: color.brand,
    color: color.onBrand,
    ...onHover({ background: color.brandHover }),
  },
  quiet: {
    background: color.card,
    borderColor: color.line,
    color: color.ink,
    boxShadow: shadow.hair,
    ...onHover({ background: color.hover, borderColor: color.outline }),
  },
  ghost: {
    background: 'transparent',
    color: color.brand,
    ...onHover({ background: color.brandTint }),
  },
  danger: {
    background: color.danger,
    color: color.onDanger,
    ...onHover({ background: color.dangerHover }),
  },
});

export const size = componentVariants({
  // Drawn small, touched large: the target reaches 44 px above and below.
  small: {
    minBlockSize: box.chip,
    paddingInline: space.x3,
    borderRadius: radius.small,
    fontSize: text.small,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        // From within the border.
        inset: `calc(-1 * (${space.x1} + ${border.hair}))`,
      },
    },
  },
  bar: {
    minBlockSize: box.bar,
    paddingInline: space.x5,
    borderRadius: radius.control,
    fontSize: text.note,
  },
  phone: {
    minBlockSize: box.phone,
    paddingInline: space.x6,
    borderRadius: radius.control,
    fontSize: text.body,
  },
  hero: {
    minBlockSize: box.hero,
    paddingInline: space.x7,
    borderRadius: radius.hero,
    fontSize: text.control,
  },
});

export const block = componentStyle({ display: 'flex', inlineSize: '100%', flexShrink: 1 });

/** Its words stand on the line of the text above them. */
export const inText = componentStyle({
  justifyContent: 'flex-start',
  paddingInline: space.x2,
  marginInlineStart: `calc(-1 * (${space.x2} + ${border.hair}))`,
});
