import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { color, weight } = vars;

export const details = featureStyle({ minInlineSize: 0 });

export const summary = featureStyle({
  minBlockSize: vars.size.target,
  alignContent: 'center',
  color: color.soft,
  fontWeight: weight.semibold,
  cursor: 'pointer',
});
