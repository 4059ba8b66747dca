import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

export const trigger = featureStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.full,
});
