import { vars } from '@/ui/theme/contract.css';
import { laterStyle } from '@/ui/theme/layered';

export const line = laterStyle({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: vars.space.x1,
});
