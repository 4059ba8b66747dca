import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { onlyForced } from '@/ui/theme/onlyForced';

const { color, opacity, radius, shadow, size, space } = vars;

export const tile = featureStyle({
  ...onlyForced,
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: radius.panel,
  background: color.card,
  boxShadow: shadow.card,
});

export const frame = featureStyle({ position: 'relative', aspectRatio: '4 / 5' });

export const corners = featureStyle({
  position: 'absolute',
  insetBlockStart: space.x2,
  insetInline: space.x2,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
});

export const main = featureStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
});

export const order = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: space.x1,
  whiteSpace: 'nowrap',
});

export const step = featureStyle({
  display: 'flex',
  selectors: { '&:has([aria-disabled="true"])': { opacity: opacity.disabled } },
});
