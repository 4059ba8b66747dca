import { vars } from '@/ui/theme/contract.css';
import { laterStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { cramped } from '@/ui/theme/media';

const { border, color, leading, space, text, weight } = vars;

export const room = laterStyle({ containerType: 'inline-size' });

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

export const head = laterStyle({ '@container': { [cramped]: { display: 'none' } } });

/** The name of the column beside each value, where there are no columns. */
export const column = laterStyle({ display: 'none' });

layeredGlobalStyle('later', `${head}, ${column}`, { color: color.soft, fontSize: text.small });

layeredGlobalStyle('later', `${table} tr`, {
  borderBlockEnd: `${border.hair} solid ${color.line}`,
});

layeredGlobalStyle('later', `${table} :is(th, td)`, {
  paddingBlock: space.x2,
  paddingInlineEnd: space.x2,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});

layeredGlobalStyle('later', `${table} th`, {
  fontSize: text.small,
  fontWeight: weight.semibold,
});

layeredGlobalStyle('later', `${table} :is(tr, th, td, ${column})`, {
  '@container': { [cramped]: { display: 'block' } },
});
