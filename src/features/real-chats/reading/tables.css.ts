import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';

const { border, color, leading, size, space, text, weight } = vars;

/** The columns of the two are of one width, so that their figures can be compared. */
export const table = featureStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  lineHeight: leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = featureStyle({
  paddingBlockEnd: space.x2,
  fontSize: text.title,
  fontWeight: weight.heavy,
  textAlign: 'start',
});

layeredGlobalStyle('feature', `${table} :is(th, td)`, {
  paddingBlock: space.x2,
  paddingInlineEnd: space.x2,
  borderBlockEnd: `${border.hair} solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});

layeredGlobalStyle('feature', `${table} thead th`, {
  color: color.soft,
  fontSize: text.small,
  fontWeight: weight.semibold,
});

layeredGlobalStyle('feature', `${table} tbody th`, {
  fontSize: text.small,
  fontWeight: weight.semibold,
});

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

export const summary = featureStyle({
  minBlockSize: size.target,
  alignContent: 'center',
  color: color.soft,
  fontWeight: weight.semibold,
  cursor: 'pointer',
});

export const mood = featureStyle({ display: 'flex', alignItems: 'center', gap: space.x2 });

export const swatch = featureStyle({
  flexShrink: 0,
  inlineSize: space.x1,
  blockSize: space.x4,
  strokeLinecap: 'round',
});
