import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { noticesHeight } from '@/ui/theme/noticesHeight';
import { onlyForced } from '@/ui/theme/onlyForced';

const { border, color, leading, radius, shadow, size, space, text, weight, z } = vars;

/**
 * The last of the page, and in sight meanwhile: nothing moves when it comes, and at the end of the
 * page it covers nothing. Notices of the app stand below it.
 */
export const place = featureStyle({
  position: 'sticky',
  zIndex: z.raised,
  insetBlockEnd: `calc(${space.x4} + ${noticesHeight} + env(safe-area-inset-bottom))`,
  inlineSize: `min(100%, ${size.sheet})`,
  marginInlineStart: 'auto',
});

/** On the root element while the week is offered. */
export const OFFERED = 'data-week-offered';

// What takes the focus is scrolled clear of it.
layeredGlobalStyle('feature', `[${OFFERED}]`, { scrollPaddingBlockEnd: space.x24 });

export const bar = featureStyle({
  ...onlyForced,
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  paddingInline: `${space.x4} ${space.x1}`,
  borderRadius: radius.panel,
  border: `${border.hair} solid ${color.line}`,
  background: color.card,
  boxShadow: shadow.overlay,
});

export const link = featureStyle({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: size.phone,
  color: color.ink,
  fontSize: text.note,
  fontWeight: weight.bold,
  lineHeight: leading.snug,
});

export const icon = featureStyle({ flexShrink: 0, color: color.brand });
