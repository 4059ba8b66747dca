import { vars } from '@/ui/theme/contract.css';
import { componentStyle, layeredGlobalStyle } from '@/ui/theme/layered';

const { color, space } = vars;

export const wrapper = componentStyle({
  position: 'relative',
  flexGrow: 1,
  minInlineSize: 0,
});

export const icon = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space.x4,
  display: 'grid',
  placeItems: 'center',
  color: color.soft,
  pointerEvents: 'none',
});

export const trailing = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.hair,
  display: 'grid',
  placeItems: 'center',
});

export const withIcon = componentStyle({});
export const withTrailing = componentStyle({});

// Later than the shared control's own padding, whatever the order of the files.
layeredGlobalStyle('component', `${wrapper} > ${withIcon}`, {
  paddingInlineStart: space.x12,
});
layeredGlobalStyle('component', `${wrapper} > ${withTrailing}`, {
  paddingInlineEnd: space.x12,
});
