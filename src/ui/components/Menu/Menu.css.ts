import { arrive } from '@/ui/theme/arrive.css';
import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';
import { onlyForced } from '@/ui/theme/onlyForced';

const { border, color, motion, radius, shadow, size, space, text, weight } = vars;

/** Takes the press that closes the menu: nothing under the finger is pressed by it. */
export const backdrop = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  // In a modal sheet pointer events are off around the sheet.
  pointerEvents: 'auto',
});

export const menu = componentStyle({
  ...onlyForced,
  zIndex: vars.z.overlay,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  maxInlineSize: `calc(100dvw - 2 * ${space.x2})`,
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.x1,
  borderRadius: radius.control,
  background: color.card,
  color: color.ink,
  boxShadow: shadow.overlay,
  animation: `${arrive} ${motion.fast} ${motion.enter}`,
});

export const item = componentStyle({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: size.target,
  paddingInline: `${space.x3} ${space.x5}`,
  borderRadius: radius.small,
  fontSize: text.note,
  fontWeight: weight.medium,
  textAlign: 'start',
  selectors: {
    '&:focus': { background: color.hover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})` },
  },
});

export const tone = componentVariants({
  plain: { color: color.ink },
  danger: { color: color.danger },
});
