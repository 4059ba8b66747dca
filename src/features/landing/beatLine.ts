import { media } from '@/ui/theme/media';

const BARS = 40;

/** A rhythm at rest, with room above for the answer to a pointer. */
const RESTING = [
  0.16, 0.3, 0.44, 0.5, 0.38, 0.52, 0.3, 0.44, 0.62, 0.5, 0.3, 0.4, 0.24, 0.46, 0.34, 0.6, 0.5,
  0.26, 0.44, 0.64, 0.4, 0.28, 0.48, 0.32, 0.2, 0.4, 0.56, 0.44, 0.3, 0.5, 0.36, 0.22, 0.42, 0.58,
  0.46, 0.3, 0.4, 0.5, 0.34, 0.2,
];

const HIGHEST = 1.5;
/** Share of the line that rises with a bar, to either side. */
const REACH = 0.14;

export const prefersReducedMotion = () => matchMedia(media.reducedMotion).matches;

/** The bars of the line: at rest, or the beats so far and a dot for each still to come. */
export function lineOf(beats: readonly number[], idle: boolean): readonly number[] {
  if (idle) return RESTING;
  return Array.from({ length: BARS }, (_, index) => beats[index] ?? 0);
}

function scale(bar: SVGLineElement, by: number) {
  bar.style.transform = by > 1.01 ? `scaleY(${by.toFixed(2)})` : '';
}

/** Lets the bars near a place rise. Written to the bars themselves: no render a pointer move. */
export function riseAround(line: HTMLElement, clientX: number): void {
  const { left, width } = line.getBoundingClientRect();
  const at = (clientX - left) / width;
  const bars = line.querySelectorAll('line');
  bars.forEach((bar, index) => {
    const away = (at - (index + 0.5) / bars.length) / REACH;
    scale(bar, 1 + (HIGHEST - 1) * Math.exp(-away * away));
  });
}

export function settle(line: HTMLElement): void {
  for (const bar of line.querySelectorAll('line')) scale(bar, 1);
}
