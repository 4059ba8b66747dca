import { vars } from '@/ui/theme/contract.css';
import { laterStyle } from '@/ui/theme/layered';

const { color, space, text, weight, leading } = vars;

export const field = laterStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x1,
  minInlineSize: 0,
});

export const label = laterStyle({
  fontSize: text.note,
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  inlineSize: 'fit-content',
});

export const optional = laterStyle({ color: color.soft, fontSize: text.note });

export const hint = laterStyle({
  color: color.soft,
  fontSize: text.small,
  lineHeight: leading.snug,
});

/** Mounted before the error is, to be read out; takes no place till then. */
export const refusal = laterStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space.x1})` } },
});

export const error = laterStyle({
  color: color.danger,
  fontSize: text.small,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
  textWrap: 'balance',
});
