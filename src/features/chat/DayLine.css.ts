import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

export const line = featureStyle({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: vars.space.x1,
});
