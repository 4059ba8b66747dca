import { vars } from '@/ui/theme/contract.css';
import { frameStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { crampedBar, media } from '@/ui/theme/media';
import { screensBarHeight, whileWriting } from '@/ui/theme/screensBar';

const { border, color, motion, radius, size, space, text, weight, z } = vars;

const onPhones = (display: string) => ({
  display: 'none',
  '@media': { [media.screensBar]: { display } },
});

/** The bar's place at the end of the page: what is last there is never under it. */
export const place = frameStyle({
  ...onPhones('block'),
  blockSize: size.screensBar,
  // Nothing is seen of it: that longer content moves it is no shift of the layout.
  visibility: 'hidden',
});

export const bar = frameStyle({
  ...onPhones('flex'),
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: z.header,
  // Stays where it is while the screens above it change.
  viewTransitionName: 'screens',
  justifyContent: 'center',
  blockSize: screensBarHeight,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingInline: `max(${space.x1}, env(safe-area-inset-left), env(safe-area-inset-right))`,
  background: color.card,
  borderBlockStart: `${border.hair} solid ${color.line}`,
  containerType: 'inline-size',
  selectors: { [whileWriting]: { visibility: 'hidden' } },
});

export const link = frameStyle({
  display: 'flex',
  flexDirection: 'column',
  // Equally wide, unless a word needs more.
  flex: '1 1 0',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.hair,
  maxInlineSize: size.portrait,
  borderRadius: radius.small,
  color: color.soft,
  ':focus-visible': { outlineOffset: `calc(-1 * ${border.focus})` },
});

export const icon = frameStyle({
  boxSizing: 'content-box',
  inlineSize: size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  paddingBlock: space.hair,
  paddingInline: space.x3,
  borderRadius: radius.full,
  transition: `background ${motion.fast} ${motion.ease}`,
});

export const word = frameStyle({
  fontSize: text.tiny,
  fontWeight: weight.medium,
  lineHeight: vars.leading.heading,
  whiteSpace: 'nowrap',
  '@container': { [crampedBar]: { display: 'none' } },
});

const open = `${link}[aria-current="page"]`;
layeredGlobalStyle('feature', open, {
  color: color.onBrandTint,
  '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
});
layeredGlobalStyle('feature', `${open} > ${icon}`, { background: color.brandTint });
layeredGlobalStyle('feature', `${open} > ${word}`, { fontWeight: weight.bold });
