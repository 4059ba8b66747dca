import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { color, leading, size, space, text, weight } = vars;

export const value = featureStyle({ display: 'block', fontWeight: weight.bold });

export const note = featureStyle({
  display: 'block',
  color: color.soft,
  fontSize: text.tiny,
  lineHeight: leading.snug,
});

/** Its name in the table, and a press tells what it counts. */
export const term = featureStyle({
  minInlineSize: size.target,
  minBlockSize: size.target,
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: `underline dotted ${color.outline}`,
  textUnderlineOffset: space.x1,
  cursor: 'pointer',
});

export const definition = featureStyle({ color: color.soft, fontSize: text.small });

export const mood = featureStyle({ display: 'flex', alignItems: 'center', gap: space.x2 });

export const swatch = featureStyle({
  flexShrink: 0,
  inlineSize: space.x1,
  blockSize: space.x4,
  strokeLinecap: 'round',
});
