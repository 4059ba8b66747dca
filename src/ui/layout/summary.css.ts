import { vars } from '../theme/contract.css';
import { componentStyle } from '../theme/layered';

const { color, size, weight } = vars;

/** Opens what stands behind a figure. */
export const summary = componentStyle({
  minBlockSize: size.target,
  alignContent: 'center',
  color: color.soft,
  fontWeight: weight.semibold,
  cursor: 'pointer',
});
