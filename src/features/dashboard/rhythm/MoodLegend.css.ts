import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';

const { space } = vars;

export const swatch = featureStyle({
  flexShrink: 0,
  inlineSize: space.x1,
  blockSize: space.x4,
  strokeLinecap: 'round',
});

layeredGlobalStyle('feature', `[aria-pressed="true"] > ${swatch} > line`, {
  stroke: 'currentcolor',
});

export const count = featureStyle({ fontVariantNumeric: 'tabular-nums' });
