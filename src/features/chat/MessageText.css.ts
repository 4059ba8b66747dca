import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

export const folded = featureStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 12,
  overflow: 'hidden',
});

export const unfold = featureStyle({
  minBlockSize: vars.size.target,
  fontWeight: vars.weight.semibold,
  textDecoration: 'underline',
});
