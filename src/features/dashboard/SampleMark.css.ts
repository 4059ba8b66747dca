import { vars } from '@/ui/theme/contract.css';
import { featureStyle, featureVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, space, radius, text, weight, leading } = vars;

export const mark = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  inlineSize: 'fit-content',
  paddingInline: space.x2,
  paddingBlock: space.hair,
  borderRadius: radius.full,
  color: color.soft,
  fontSize: text.tiny,
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { paddingInline: space.x1 } },
});

/** Each stands out from what it lies on. */
export const ground = featureVariants({
  card: { background: color.sunken },
  tint: { background: color.card },
});
