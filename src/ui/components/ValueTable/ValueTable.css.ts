import { vars } from '@/ui/theme/contract.css';
import { componentStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { cramped } from '@/ui/theme/media';

const { border, color, leading, space, text, weight } = vars;

export const room = componentStyle({ containerType: 'inline-size' });

/** Figures side by side. Where it has two columns of them, both are of one width. */
export const table = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  lineHeight: leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = componentStyle({
  paddingBlockEnd: space.x2,
  fontSize: text.title,
  fontWeight: weight.heavy,
  textAlign: 'start',
});

export const head = componentStyle({ '@container': { [cramped]: { display: 'none' } } });

/** The name of the column beside each value, where there are no columns. */
export const column = componentStyle({ display: 'none' });

layeredGlobalStyle('component', `${head}, ${column}`, { color: color.soft, fontSize: text.small });

layeredGlobalStyle('component', `${table} tr`, {
  borderBlockEnd: `${border.hair} solid ${color.line}`,
});

layeredGlobalStyle('component', `${table} :is(th, td)`, {
  paddingBlock: space.x2,
  paddingInlineEnd: space.x2,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});

layeredGlobalStyle('component', `${table} th`, {
  fontSize: text.small,
  fontWeight: weight.semibold,
});

layeredGlobalStyle('component', `${table} :is(tr, th, td, ${column})`, {
  '@container': { [cramped]: { display: 'block' } },
});
