import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';

export const line = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: vars.space.x1,
});
