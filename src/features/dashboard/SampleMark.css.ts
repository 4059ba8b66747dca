import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, space, radius, size, text, weight, leading } = vars;

export const mark = featureStyle({
  position: 'relative',
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
  textDecoration: 'underline dotted',
  textUnderlineOffset: space.hair,
  // A finger needs more room than the words take.
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: '50%',
      inlineSize: `max(100%, ${size.target})`,
      blockSize: size.target,
      transform: 'translate(-50%, -50%)',
    },
  },
  '@media': { [media.narrow]: { paddingInline: space.x1 } },
});
