import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { space } = vars;

export const feature = featureStyle({ padding: space.x2 });

export const words = featureStyle({
  display: 'grid',
  gap: space.x2,
  paddingBlock: space.x5,
  paddingInline: space.x4,
});
