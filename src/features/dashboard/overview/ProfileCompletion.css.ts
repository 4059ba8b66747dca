import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { color, leading, space, text, weight } = vars;

export const percent = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: space.x5,
  fontSize: text.lead,
  fontWeight: weight.heavy,
  // Lower than the line's own height: the line does not grow when the number comes.
  lineHeight: leading.none,
  fontVariantNumeric: 'tabular-nums',
});

/** How many fields the percent is of: the three below are not all. */
export const count = featureStyle({
  color: color.soft,
  fontSize: text.small,
  fontWeight: weight.semibold,
});

export const bar = featureStyle({ marginBlock: space.x4 });

export const checks = featureStyle({
  display: 'grid',
  gap: space.x3,
  marginBlockEnd: space.x4,
});

export const check = featureStyle({ display: 'flex', alignItems: 'center', gap: space.x3 });

export const done = featureStyle({ flexShrink: 0, color: color.onPeacockTint });

export const missing = featureStyle({ flexShrink: 0, color: color.soft });
