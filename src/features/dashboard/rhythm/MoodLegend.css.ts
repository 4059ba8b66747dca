import { swatch } from '@/ui/components/BeatBars/moods.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';

layeredGlobalStyle('feature', `[aria-pressed="true"] > ${swatch} > line`, {
  stroke: 'currentcolor',
});

export const count = featureStyle({ fontVariantNumeric: 'tabular-nums' });
