import { vars } from '@/ui/theme/contract.css';
import { laterStyle } from '@/ui/theme/layered';

export const folded = laterStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 12,
  overflow: 'hidden',
});

export const unfold = laterStyle({
  minBlockSize: vars.size.target,
  fontWeight: vars.weight.semibold,
  textDecoration: 'underline',
});
