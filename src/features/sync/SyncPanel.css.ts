import { vars } from '@/ui/theme/contract.css';
import { featureStyle, featureVariants } from '@/ui/theme/layered';

const { border, color, space, weight } = vars;

export const facts = featureStyle({ display: 'flex', flexDirection: 'column' });

export const fact = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x4,
});

export const spacing = featureVariants({
  roomy: {
    paddingBlock: space.x3,
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `${border.hair} solid ${color.line}` },
    },
  },
  tight: { paddingBlock: space.x1 },
});

export const term = featureStyle({ color: color.soft });

export const value = featureStyle({
  fontWeight: weight.semibold,
  minInlineSize: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const details = featureStyle({ minInlineSize: 0 });

export const summary = featureStyle({
  minBlockSize: vars.size.target,
  alignContent: 'center',
  color: color.soft,
  fontWeight: weight.semibold,
  cursor: 'pointer',
});
