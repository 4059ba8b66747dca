import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { color, motion, radius, size, space, text } = vars;

export const count = featureStyle({
  color: color.soft,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const reading = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: size.target,
  marginInlineEnd: `calc(-1 * ${space.x3})`,
  paddingInline: space.x3,
  borderRadius: radius.full,
  transition: `background ${motion.fast} ${motion.ease}`,
  ':hover': { background: color.hover, color: color.ink },
});
