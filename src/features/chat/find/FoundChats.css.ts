import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';

const { color, leading, motion, radius, size, space, text, weight } = vars;

export const list = featureStyle({ display: 'flex', flexDirection: 'column', gap: space.x1 });

export const open = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x1,
  inlineSize: '100%',
  minBlockSize: size.target,
  padding: space.x3,
  borderRadius: radius.control,
  lineHeight: leading.snug,
  transition: `background ${motion.fast} ${motion.ease}`,
  ':hover': { background: color.hover },
});

export const head = featureStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x3,
});

export const title = featureStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: text.note,
  fontWeight: weight.semibold,
});

export const day = featureStyle({ flexShrink: 0, color: color.soft, fontSize: text.tiny });

export const line = featureStyle({
  overflowWrap: 'anywhere',
  color: color.soft,
  fontSize: text.small,
});

layeredGlobalStyle('feature', `${open} mark`, {
  borderRadius: space.x1,
  background: color.marigoldTint,
  color: color.onMarigoldTint,
});
