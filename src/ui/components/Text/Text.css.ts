import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';

const { color, text, leading } = vars;

export const size = componentVariants({
  tiny: { fontSize: text.tiny, lineHeight: leading.snug },
  small: { fontSize: text.small, lineHeight: leading.snug },
  note: { fontSize: text.note, lineHeight: leading.body },
  body: { fontSize: text.body, lineHeight: leading.body },
  lead: { fontSize: text.lead, lineHeight: leading.body },
});

export const tone = componentVariants({
  ink: { color: color.ink },
  soft: { color: color.soft },
  brand: { color: color.brand },
  good: { color: color.onPeacockTint },
  danger: { color: color.danger },
  inherit: {},
});

export const weight = componentVariants({
  regular: { fontWeight: vars.weight.regular },
  semibold: { fontWeight: vars.weight.semibold },
  bold: { fontWeight: vars.weight.bold },
});

export const oneLine = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});

export const tabular = componentStyle({ fontVariantNumeric: 'tabular-nums' });
