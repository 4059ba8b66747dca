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
  // A grid lines up with its first line, a button with its last.
  display: 'inline-grid',
  alignItems: 'center',
  minInlineSize: size.target,
  minBlockSize: size.target,
  textDecoration: 'underline dotted',
  textUnderlineOffset: space.x1,
});

export const definition = featureStyle({
  display: 'block',
  color: color.soft,
  fontSize: text.small,
});

export const mood = featureStyle({ display: 'flex', alignItems: 'center', gap: space.x2 });
