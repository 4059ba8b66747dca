import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

/** Several values of one fact, at its end. */
export const values = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x1,
});
