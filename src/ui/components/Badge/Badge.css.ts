import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';

const { color, space, radius, text, weight } = vars;

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  flexShrink: 0,
  inlineSize: 'fit-content',
  minBlockSize: space.x7,
  paddingInline: space.x3,
  borderRadius: radius.full,
  fontSize: text.small,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.heading,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const tone = componentVariants({
  brand: { background: color.brandTint, color: color.onBrandTint },
  marigold: { background: color.marigoldTint, color: color.onMarigoldTint },
  peacock: { background: color.peacockTint, color: color.onPeacockTint },
  danger: { background: color.dangerTint, color: color.onDangerTint },
  neutral: { background: color.sunken, color: color.soft },
});

// Pictures keep their colours in the dark, and so does what lies on them.
export const onPicture = componentVariants({
  brand: { background: color.picture, color: color.onPictureBrand },
  marigold: { background: color.picture, color: color.onPicture },
  peacock: { background: color.picture, color: color.onPicturePeacock },
  danger: { background: color.picture, color: color.onPictureBrand },
  neutral: { background: color.picture, color: color.onPicture },
});
