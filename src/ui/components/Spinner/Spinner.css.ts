import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';

export const spinner = componentStyle({
  display: 'flex',
  inlineSize: 'fit-content',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.soft,
  fontSize: vars.text.note,
});

export const stacked = componentStyle({
  flexDirection: 'column',
  inlineSize: '100%',
  gap: vars.space.x4,
  textAlign: 'center',
});
