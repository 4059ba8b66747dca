import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';

const { color, space, text, weight, leading } = vars;

export const stat = componentStyle({ display: 'flex', minInlineSize: 0, gap: space.x1 });

export const order = componentVariants({
  labelFirst: { flexDirection: 'column' },
  valueFirst: { flexDirection: 'column-reverse', justifyContent: 'flex-end' },
});

export const label = componentStyle({
  color: color.soft,
  fontSize: text.small,
  lineHeight: leading.snug,
});

export const value = componentStyle({
  fontWeight: weight.heavy,
  lineHeight: leading.heading,
  letterSpacing: vars.tracking.heading,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const size = componentVariants({
  small: { fontSize: text.title },
  large: { fontSize: text.heading },
});

export const note = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x1,
  fontSize: text.tiny,
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const trend = componentVariants({
  up: { color: color.rise },
  down: { color: color.danger },
  flat: { color: color.soft },
});

export const arrow = componentVariants({
  up: {},
  down: { transform: 'rotate(180deg)' },
  flat: {},
});
