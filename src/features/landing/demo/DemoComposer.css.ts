import { keyframes } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { border, color, motion, radius, size, space, text: type } = vars;

export const composer = featureStyle({
  display: 'grid',
  gap: space.x2,
  padding: space.x4,
  background: color.card,
  borderBlockStart: `${border.hair} solid ${color.line}`,
});

export const strip = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: space.x6,
  paddingInline: space.x1,
});

export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.x3,
});

// The text is at least as wide as the field and flush with its end: one that is too long shows
// its end, as a field does.
export const field = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  overflow: 'hidden',
  minBlockSize: size.phone,
  paddingInline: space.x4,
  border: `${border.hair} solid ${color.outline}`,
  borderRadius: radius.control,
  fontSize: type.body,
});

export const text = featureStyle({
  flexShrink: 0,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  whiteSpace: 'pre',
});

export const placeholder = featureStyle({ color: color.soft });

const blink = keyframes({ '0%, 50%': { opacity: 1 }, '51%, 100%': { opacity: 0 } });

// An inline box: to the browser's count of layout shifts, a block that moves along is one.
export const caret = featureStyle({
  borderInlineEnd: `${space.hair} solid ${color.brand}`,
  animation: `${blink} ${motion.beat} infinite`,
});
