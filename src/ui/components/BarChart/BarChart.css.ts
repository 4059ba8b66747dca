import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, leading, space, size, radius, text, tracking, weight, motion } = vars;

export const reading = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x2,
  color: color.soft,
  fontSize: text.small,
  lineHeight: leading.heading,
});

export const figure = componentStyle({
  flexShrink: 0,
  color: color.ink,
  fontSize: text.heading,
  fontWeight: weight.heavy,
  letterSpacing: tracking.heading,
  fontVariantNumeric: 'tabular-nums',
});

// The columns touch, so that a finger between two bars meets one of them.
export const chart = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  marginInline: `calc(-1 * ${space.x1})`,
});

export const column = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minInlineSize: 0,
  alignItems: 'center',
  gap: space.x1,
  paddingInline: space.x1,
  borderRadius: radius.small,
  containerType: 'inline-size',
});

export const plot = componentStyle({
  inlineSize: '100%',
  maxInlineSize: space.x20,
  blockSize: size.chart,
});

export const bar = componentStyle({
  fill: color.chart,
  transition: `fill ${motion.fast}`,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});

layeredGlobalStyle('component', `[aria-pressed="true"] > ${plot} > ${bar}`, {
  fill: color.brand,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});

export const label = componentStyle({
  color: color.soft,
  lineHeight: leading.snug,
  whiteSpace: 'nowrap',
});

// Large text grows as far as the columns are wide; the chosen one's name stands above in full.
export const labelSize = componentVariants({
  short: { fontSize: `min(${text.tiny}, 45cqi)` },
  long: { fontSize: `min(${text.tiny}, 20cqi)` },
});
