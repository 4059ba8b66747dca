import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';

const { size, space } = vars;

export const page = componentStyle({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInlineStart: `max(${space.gutter}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${space.gutter}, env(safe-area-inset-right))`,
});

// The gutters lie outside the measure, so that every page's content is equally wide.
const measured = (width: string) => ({ maxInlineSize: `calc(${width} + 2 * ${space.gutter})` });

export const width = componentVariants({
  content: measured(size.content),
  reading: measured(size.reading),
  dialog: measured(size.dialog),
  full: {},
});

export const block = componentVariants({
  none: {},
  snug: { paddingBlock: space.x4 },
  roomy: {
    paddingBlockStart: space.x6,
    paddingBlockEnd: `calc(${space.x12} + env(safe-area-inset-bottom))`,
  },
});
