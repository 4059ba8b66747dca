import { vars } from '@/ui/theme/contract.css';
import { componentStyle, layeredGlobalStyle } from '@/ui/theme/layered';

const { color, space } = vars;

export const wrapper = componentStyle({ position: 'relative', minInlineSize: 0 });

export const select = componentStyle({ cursor: 'pointer', textOverflow: 'ellipsis' });

layeredGlobalStyle('component', `${wrapper} > ${select}`, { paddingInlineEnd: space.x10 });

// The native list takes its colours from the option in Chromium on Windows and Linux.
layeredGlobalStyle('component', `${select} > option`, {
  background: color.card,
  color: color.ink,
});

export const chevron = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.x4,
  display: 'grid',
  placeItems: 'center',
  color: color.soft,
  pointerEvents: 'none',
});
