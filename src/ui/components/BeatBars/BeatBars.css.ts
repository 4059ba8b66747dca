import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { colourSteps } from './geometry';

const { color, motion } = vars;

export const beats = componentStyle({
  flexShrink: 0,
  maxInlineSize: '100%',
  strokeLinecap: 'round',
});

export const fill = componentStyle({ inlineSize: '100%' });

const stepRule = (index: number): StyleRule => {
  const marigold = Math.round((index / (colourSteps - 1)) * 100);
  return { stroke: `color-mix(in oklab, ${color.marigold} ${marigold}%, ${color.brand})` };
};

const names = Array.from({ length: colourSteps }, (_, index) => index);

/** From brand to marigold; one class a step, as a strict policy allows no inline style. */
export const step = componentVariants(
  Object.fromEntries(names.map((index) => [index, stepRule(index)])),
);

const pulse = keyframes({
  '0%, 60%, 100%': { transform: 'scaleY(0.35)' },
  '30%': { transform: 'scaleY(1)' },
});

export const pulsing = componentStyle({
  transformBox: 'view-box',
  transformOrigin: 'center',
  animation: `${pulse} ${motion.beat} ${motion.ease} infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

const delays = [0, 1, 2, 3, 4, 5];

export const delay = componentVariants(
  Object.fromEntries(
    delays.map((index) => [index, { animationDelay: `calc(${motion.beat} * ${index / 8})` }]),
  ),
);
