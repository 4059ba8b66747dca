import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, size, space, z } = vars;

export const header = featureStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.header,
  // Stays where it is while the screens below it change.
  viewTransitionName: 'header',
  background: color.ground,
  borderBlockEnd: `${border.hair} solid transparent`,
  paddingBlockStart: 'env(safe-area-inset-top)',
});

export const bar = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x5,
  blockSize: size.header,
  paddingInlineStart: `max(${space.gutter}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${space.gutter}, env(safe-area-inset-right))`,
});

export const brand = featureStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
});

export const end = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  marginInlineStart: 'auto',
});

export const wideOnly = featureStyle({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
});

export const narrowOnly = featureStyle({
  '@media': { [media.desktop]: { display: 'none' } },
});
