import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { border, color, space } = vars;

export const points = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  borderBlockStart: `${border.hair} solid ${color.line}`,
});

export const point = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.x3,
  alignItems: 'center',
  paddingBlock: space.x3,
  borderBlockEnd: `${border.hair} solid ${color.line}`,
});
