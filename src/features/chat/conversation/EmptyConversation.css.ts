import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { size, space } = vars;

export const empty = featureStyle({
  overflowY: 'auto',
  inlineSize: '100%',
  maxInlineSize: `calc(${size.reading} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space.x6,
});

export const openings = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  // One below another: two side by side fit by a pixel in one font, and shift in the next.
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start' } },
});
