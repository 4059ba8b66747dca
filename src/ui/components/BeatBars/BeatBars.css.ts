import { vars } from '@/ui/theme/contract.css';
import { componentStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { beatColour } from './beatColour';
import { gradientStops } from './geometry';

export const beats = componentStyle({
  flexShrink: 0,
  maxInlineSize: '100%',
  strokeLinecap: 'round',
});

export const fill = componentStyle({ inlineSize: '100%' });

export const still = componentStyle({
  stroke: vars.color.brand,
  vectorEffect: 'non-scaling-stroke',
});

// The gradient is in the document itself, once for all rows; it spans each row's own box.
export const coloured = componentStyle({ stroke: `url(#beats) ${vars.color.brand}` });

for (const [index, place] of gradientStops.entries())
  layeredGlobalStyle('component', `#beats > :nth-child(${index + 1})`, {
    stopColor: beatColour(place),
  });
