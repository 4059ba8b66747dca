import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, size: box, radius, motion, border } = vars;

export const iconButton = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  border: `${border.hair} solid transparent`,
  transition: `transform ${motion.fast} ${motion.ease}, background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(0.94)' },
    '&:disabled': { cursor: 'not-allowed', opacity: vars.opacity.disabled },
  },
});

const onHover = (background: string) => ({
  '@media': { [media.finePointer]: { selectors: { '&:hover:not(:disabled)': { background } } } },
});

export const tone = componentVariants({
  primary: { background: color.brand, color: color.onBrand, ...onHover(color.brandHover) },
  quiet: {
    background: color.card,
    borderColor: color.line,
    color: color.ink,
    ...onHover(color.hover),
  },
  ghost: { color: color.soft, ...onHover(color.sunken) },
  tint: { background: color.brandTint, color: color.onBrandTint },
});

export const size = componentVariants({
  bar: { inlineSize: box.target, blockSize: box.target, borderRadius: radius.control },
  phone: { inlineSize: box.phone, blockSize: box.phone, borderRadius: radius.control },
  hero: { inlineSize: box.hero, blockSize: box.hero, borderRadius: radius.hero },
});

export const round = componentStyle({ borderRadius: radius.full });
