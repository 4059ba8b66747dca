import { vars } from '@/ui/theme/contract.css';
import { laterStyle, laterVariants } from '@/ui/theme/layered';

const { border, color, space, text, weight } = vars;

export const facts = laterStyle({ display: 'flex', flexDirection: 'column' });

export const fact = laterStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x4,
});

export const spacing = laterVariants({
  roomy: {
    paddingBlock: space.x3,
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `${border.hair} solid ${color.line}` },
    },
  },
  tight: { paddingBlock: space.x1 },
});

export const term = laterStyle({ color: color.soft });

export const value = laterStyle({
  fontWeight: weight.semibold,
  minInlineSize: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const note = laterStyle({
  display: 'block',
  color: color.soft,
  fontSize: text.small,
  fontWeight: weight.regular,
});
