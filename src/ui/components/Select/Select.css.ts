import { vars } from '@/ui/theme/contract.css';
import { laterStyle, layeredGlobalStyle } from '@/ui/theme/layered';

const { color, space } = vars;

export const wrapper = laterStyle({ position: 'relative', minInlineSize: 0 });

export const select = laterStyle({ cursor: 'pointer', textOverflow: 'ellipsis' });

layeredGlobalStyle('later', `${wrapper} > ${select}`, { paddingInlineEnd: space.x10 });

// The native list takes its colours from the option in Chromium on Windows and Linux.
layeredGlobalStyle('later', `${select} > option`, {
  background: color.card,
  color: color.ink,
});

export const chevron = laterStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.x4,
  display: 'grid',
  placeItems: 'center',
  color: color.soft,
  pointerEvents: 'none',
});
