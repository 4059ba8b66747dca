import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';

const { color, space, text, weight, leading } = vars;

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x1,
  minInlineSize: 0,
});

export const label = componentStyle({
  fontSize: text.note,
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  inlineSize: 'fit-content',
});

export const optional = componentStyle({ color: color.soft, fontSize: text.note });

export const hint = componentStyle({
  color: color.soft,
  fontSize: text.small,
  lineHeight: leading.snug,
});

/** Mounted before the error is, to be read out; takes no place till then. */
export const refusal = componentStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space.x1})` } },
});

export const error = componentStyle({
  color: color.danger,
  fontSize: text.small,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
  textWrap: 'balance',
});
