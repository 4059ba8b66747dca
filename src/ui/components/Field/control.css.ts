import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, space, size, radius, text, border, motion } = vars;

/** Shared by Input, TextArea and Select. */
export const control = componentStyle({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.phone,
  paddingBlock: space.x3,
  paddingInline: space.x4,
  border: `${border.hair} solid ${color.outline}`,
  borderRadius: radius.control,
  background: color.card,
  color: color.ink,
  // Below 16 px iOS zooms into a field that takes the focus.
  fontSize: `max(${text.body}, 16px)`,
  lineHeight: vars.leading.body,
  appearance: 'none',
  transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
  selectors: {
    '&:focus-visible': {
      outline: 'none',
      borderColor: color.brand,
      boxShadow: `0 0 0 ${border.focus} ${color.focusHalo}, inset 0 0 0 ${border.hair} ${color.brand}`,
    },
    '&[aria-invalid="true"]': { borderColor: color.danger },
    '&:disabled': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': {
    [media.finePointer]: {
      selectors: { '&:hover:not(:focus-visible):not(:disabled)': { borderColor: color.soft } },
    },
    [media.forcedColors]: {
      selectors: { '&:focus-visible': { outline: `${border.focus} solid Highlight` } },
    },
  },
});
