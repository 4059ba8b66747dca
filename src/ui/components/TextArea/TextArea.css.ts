import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';

export const textArea = componentStyle({
  resize: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  fieldSizing: 'content',
});

const rows = (count: number) =>
  `calc(${count} * 1lh + 2 * ${vars.space.x3} + 2 * ${vars.border.hair})`;

export const grow = componentVariants({
  short: { maxBlockSize: rows(5) },
  // `field-sizing: content` ignores the attribute `rows`.
  tall: { minBlockSize: rows(3), maxBlockSize: rows(12) },
});
