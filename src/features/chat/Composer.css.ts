import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, size, space } = vars;

export const composer = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x2,
  inlineSize: '100%',
  maxInlineSize: `calc(${size.reading} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlockStart: space.x2,
  paddingBlockEnd: `max(${space.x3}, env(safe-area-inset-bottom))`,
  '@media': {
    [media.phone]: {
      background: color.card,
      borderBlockStart: `${border.hair} solid ${color.line}`,
    },
  },
});
