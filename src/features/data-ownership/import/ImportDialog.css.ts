import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { border, color, space, text, weight } = vars;

export const loss = featureStyle({ display: 'block', marginBlockStart: space.x1 });

export const table = featureStyle({ inlineSize: '100%', borderCollapse: 'collapse' });

export const column = featureStyle({
  paddingBlockEnd: space.x2,
  paddingInlineStart: space.x3,
  color: color.soft,
  fontSize: text.small,
  fontWeight: weight.semibold,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const kind = featureStyle({
  paddingBlock: space.x2,
  borderBlockStart: `${border.hair} solid ${color.line}`,
  fontWeight: weight.regular,
  textAlign: 'start',
});

export const number = featureStyle({
  paddingInlineStart: space.x3,
  borderBlockStart: `${border.hair} solid ${color.line}`,
  fontWeight: weight.semibold,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
