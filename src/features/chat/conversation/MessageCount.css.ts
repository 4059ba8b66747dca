import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { color, motion, radius, size, space } = vars;

export const reading = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  marginInlineEnd: `calc(-1 * ${space.x3})`,
  borderRadius: radius.full,
  color: color.soft,
  transition: `background ${motion.fast} ${motion.ease}`,
  ':hover': { background: color.hover, color: color.ink },
});
