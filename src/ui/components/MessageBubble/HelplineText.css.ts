import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';

/** As easy to hit as a line of text allows: its box reaches into the lines around it. */
export const helpline = componentStyle({
  paddingBlock: vars.space.x2,
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
});
