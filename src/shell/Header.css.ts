import { vars } from '@/ui/theme/contract.css';
import { frameStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { whileWriting } from '@/ui/theme/screensBar';

const { border, color, size, space, z } = vars;

export const header = frameStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.header,
  // Stays where it is while the screens below it change.
  viewTransitionName: 'header',
  background: color.ground,
  borderBlockEnd: `${border.hair} solid transparent`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  containerType: 'inline-size',
});

export const folding = frameStyle({
  '@media': { [media.tightWhileWriting]: { selectors: { [whileWriting]: { display: 'none' } } } },
});

/** Out of sight until the keyboard comes to it. */
export const skip = frameStyle({
  position: 'absolute',
  insetBlockEnd: '100%',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingInline: space.x4,
  background: color.ground,
  ':focus': { insetBlockEnd: 'auto' },
});

export const bar = frameStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x5,
  // With the line below it the header is as high as the chat reckons with.
  blockSize: `calc(${size.header} - ${border.hair})`,
  paddingInlineStart: `max(${space.gutter}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${space.gutter}, env(safe-area-inset-right))`,
});

export const brand = frameStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
});

export const end = frameStyle({
  display: 'flex',
  minInlineSize: 0,
  alignItems: 'center',
  gap: space.x3,
  marginInlineStart: 'auto',
});

export const wideOnly = frameStyle({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
});

export const narrowOnly = frameStyle({
  '@media': { [media.desktop]: { display: 'none' } },
});
