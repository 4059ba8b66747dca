import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, space, text, weight } = vars;

export const facts = featureStyle({ display: 'flex', flexDirection: 'column' });

export const fact = featureStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) auto minmax(${space.x12}, auto)`,
  gap: space.x3,
  alignItems: 'baseline',
  paddingBlock: space.x2,
  borderBlockEnd: `${border.hair} solid ${color.line}`,
});

export const number = featureStyle({
  fontWeight: weight.semibold,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const size = featureStyle({
  color: color.soft,
  fontSize: text.small,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const control = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.x3,
  alignItems: 'center',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
