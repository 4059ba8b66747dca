import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';

export const spinner = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.soft,
  fontSize: vars.text.note,
});

export const stacked = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  textAlign: 'center',
});
