import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { size, space, z } = vars;

export const frame = featureStyle({ position: 'relative', minBlockSize: 0 });

export const log = featureStyle({ blockSize: '100%' });

export const scroller = featureStyle({ overscrollBehavior: 'contain' });

export const item = featureStyle({
  inlineSize: '100%',
  maxInlineSize: `calc(${size.reading} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space.x2,
});

export const news = featureStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: space.x3,
  zIndex: z.raised,
  // Only the button itself lies over the conversation.
  inlineSize: 'fit-content',
  marginInline: 'auto',
});
