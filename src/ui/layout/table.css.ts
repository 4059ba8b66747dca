import { vars } from '../theme/contract.css';
import { laterStyle, layeredGlobalStyle } from '../theme/layered';

const { border, color, leading, size, space, text, weight } = vars;

/** Figures side by side. Where it has two columns of them, both are of one width. */
export const table = laterStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  lineHeight: leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = laterStyle({
  paddingBlockEnd: space.x2,
  fontSize: text.title,
  fontWeight: weight.heavy,
  textAlign: 'start',
});

layeredGlobalStyle('later', `${table} :is(th, td)`, {
  paddingBlock: space.x2,
  paddingInlineEnd: space.x2,
  borderBlockEnd: `${border.hair} solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});

layeredGlobalStyle('later', `${table} thead th`, {
  color: color.soft,
  fontSize: text.small,
  fontWeight: weight.semibold,
});

layeredGlobalStyle('later', `${table} tbody th`, {
  fontSize: text.small,
  fontWeight: weight.semibold,
});

/** Opens what stands behind a figure. */
export const summary = laterStyle({
  minBlockSize: size.target,
  alignContent: 'center',
  color: color.soft,
  fontWeight: weight.semibold,
  cursor: 'pointer',
});
