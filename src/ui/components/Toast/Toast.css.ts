import { arrive } from '@/ui/theme/arrive.css';
import { vars } from '@/ui/theme/contract.css';
import { keyboardInset } from '@/ui/theme/keyboardInset';
import { componentStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { onlyForced } from '@/ui/theme/onlyForced';
import { besideBar } from '@/ui/theme/screensBar';

const { color, space, size, radius, text, weight, motion, shadow, border } = vars;

export const region = componentStyle({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetInline: 0,
  insetBlockEnd: keyboardInset,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.x2,
  paddingInline: space.x4,
  paddingBlockEnd: `calc(${space.x4} + env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  '@media': {
    // Its own padding is clear of the phone's edge already.
    [media.screensBar]: { selectors: { [besideBar]: { insetBlockEnd: size.screensBar } } },
  },
});

export const toast = componentStyle({
  ...onlyForced,
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  inlineSize: 'fit-content',
  maxInlineSize: `min(100%, ${size.dialog})`,
  minBlockSize: size.phone,
  paddingInlineStart: space.x4,
  paddingInlineEnd: space.x1,
  borderRadius: radius.control,
  background: color.inverse,
  color: color.onInverse,
  fontSize: text.note,
  lineHeight: vars.leading.snug,
  boxShadow: shadow.overlay,
  pointerEvents: 'auto',
  animation: `${arrive} ${motion.base} ${motion.enter}`,
});

export const words = componentStyle({ flexGrow: 1, paddingBlock: space.x2 });

export const button = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: size.target,
  minBlockSize: size.target,
  paddingInline: space.x2,
  borderRadius: radius.small,
  color: color.inverseAccent,
  fontWeight: weight.bold,
  selectors: {
    '&:focus-visible': {
      outlineColor: color.inverseAccent,
      outlineOffset: `calc(-1 * ${border.focus})`,
    },
  },
  '@media': { [media.finePointer]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
