import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
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
  background: color.sunken,
  color: color.soft,
  fontSize: text.tiny,
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { paddingInline: space.x1 } },
});

/** Stands out from a tinted card as well. */
export const onTint = featureStyle({ background: color.card });
