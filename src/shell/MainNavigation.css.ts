import { vars } from '@/ui/theme/contract.css';
import { frameStyle, frameVariants, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, motion, radius, size, space, text, weight } = vars;

export const layout = frameVariants({
  bar: { display: 'flex', gap: space.x1 },
  panel: { display: 'flex', flexDirection: 'column', gap: space.x1 },
});

/** In line with the words of the links. */
export const inLine = frameStyle({ paddingInlineStart: space.x4 });

export const link = frameStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingInline: space.x4,
  borderRadius: radius.control,
  color: color.soft,
  fontSize: text.note,
  fontWeight: weight.medium,
  transition: `background ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
  ':hover': { background: color.hover, color: color.ink },
});

layeredGlobalStyle('feature', `${link}[aria-current="page"]`, {
  background: color.brandTint,
  color: color.onBrandTint,
  fontWeight: weight.semibold,
  '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
});
layeredGlobalStyle('feature', `${layout.panel} ${link}`, { fontSize: text.control });
