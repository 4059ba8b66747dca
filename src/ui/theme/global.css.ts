import './layers.css';
import './reset.css';
import './typeAndGutter.css';
import './light.css';
import './dark.css';
import './fonts.css';
import { vars } from './contract.css';
import { layeredGlobalStyle } from './layered';
import { media } from './media';
import { screensBarHeight } from './screensBar';

const themed = (selector: string, rule: Parameters<typeof layeredGlobalStyle>[2]) =>
  layeredGlobalStyle('theme', selector, rule);

themed('html', {
  background: vars.color.ground,
  scrollbarColor: `${vars.color.outline} transparent`,
  scrollbarWidth: 'thin',
  WebkitTapHighlightColor: 'transparent',
  // What takes the focus is scrolled clear of the header.
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.x2} + env(safe-area-inset-top))`,
  // And of the bar at the foot.
  '@media': {
    [media.screensBar]: { scrollPaddingBlockEnd: `calc(${screensBarHeight} + ${vars.space.x2})` },
  },
});
themed('body', {
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  // Hindi has no bold face on many devices, and would look like a title that is not.
  fontSynthesis: 'weight',
});
themed('h1, h2, h3, h4', {
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
  fontWeight: vars.weight.heavy,
});
themed('h1', { fontSize: vars.text.display });
themed('h2', { fontSize: vars.text.heading });
themed('h3', { fontSize: vars.text.title, letterSpacing: vars.tracking.title });
themed('::selection', { background: vars.color.brand, color: vars.color.onBrand });
themed('::placeholder', { color: vars.color.soft, opacity: 1 });
themed(':focus-visible', {
  outline: `${vars.border.focus} solid ${vars.color.brand}`,
  outlineOffset: vars.space.hair,
});
themed('[tabindex="-1"]:focus-visible', { outline: 'none' });
// As long as a dialog is there.
themed('[data-scroll-lock]', { overflow: 'hidden' });
themed(':focus-visible', {
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});
themed('button, a, input, select, textarea', {
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } },
});
// The ground is painted by <html>, so that decorations can lie between it and the content.
themed('#root', { isolation: 'isolate' });
themed('::view-transition-group(*)', { animationDuration: vars.motion.base });
