import { keyframes } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { beatColour } from './beatColour';
import { colourSteps } from './geometry';

const { motion } = vars;

const steps = Array.from({ length: colourSteps }, (_, index) => index);

/** One class a step, as a strict policy allows no inline style. */
export const step = componentVariants(
  Object.fromEntries(
    steps.map((index) => [index, { stroke: beatColour(index / (colourSteps - 1)) }]),
  ),
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
