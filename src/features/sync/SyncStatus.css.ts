import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';

export const trigger = featureStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.full,
});

// As wide as its usual words and set from the start: nothing moves when they change.
layeredGlobalStyle('feature', `${trigger} > span`, {
  minInlineSize: `calc(${vars.space.x16} * 2)`,
});
