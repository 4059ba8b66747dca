import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { space } = vars;

export const cities = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  marginBlockStart: space.x3,
});
