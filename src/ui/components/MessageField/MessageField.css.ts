import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';

export const form = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.x3,
});
