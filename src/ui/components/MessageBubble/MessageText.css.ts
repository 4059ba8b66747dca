import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';

export const folded = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 12,
  overflow: 'hidden',
});

export const unfold = componentStyle({
  minBlockSize: vars.size.target,
  fontWeight: vars.weight.semibold,
  textDecoration: 'underline',
});
