import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { border, color, space, weight } = vars;

export const facts = featureStyle({ display: 'flex', flexDirection: 'column' });

export const fact = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x4,
  paddingBlock: space.x3,
  borderBlockEnd: `${border.hair} solid ${color.line}`,
});

export const term = featureStyle({ color: color.soft });

export const value = featureStyle({
  fontWeight: weight.semibold,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
