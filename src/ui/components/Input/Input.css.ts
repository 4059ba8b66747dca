import { vars } from '@/ui/theme/contract.css';
import { laterStyle, layeredGlobalStyle } from '@/ui/theme/layered';

const { color, space } = vars;

export const wrapper = laterStyle({
  position: 'relative',
  flexGrow: 1,
  minInlineSize: 0,
});

export const icon = laterStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space.x4,
  display: 'grid',
  placeItems: 'center',
  color: color.soft,
  pointerEvents: 'none',
});

export const trailing = laterStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space.hair,
  display: 'grid',
  placeItems: 'center',
});

export const withIcon = laterStyle({});
export const withTrailing = laterStyle({});

// Later than the shared control's own padding, whatever the order of the files.
layeredGlobalStyle('later', `${wrapper} > ${withIcon}`, {
  paddingInlineStart: space.x12,
});
layeredGlobalStyle('later', `${wrapper} > ${withTrailing}`, {
  paddingInlineEnd: space.x12,
});
