import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { border, color, space } = vars;

export const composer = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x2,
  paddingInline: space.gutter,
  paddingBlock: space.x3,
  borderBlockStart: `${border.hair} solid ${color.line}`,
});

export const note = featureStyle({ textAlign: 'center' });
