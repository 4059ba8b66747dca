import { mix, palette } from '../palette';
import { group, line, path, rect } from '../shapes';

interface Hand {
  /** The fingertip. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly side: 'left' | 'right';
  readonly skin: string;
  readonly sleeve: string;
}

/** A hand with its index finger out, pointing up in its own coordinates. */
export function hand({ x, y, turn, side, skin, sleeve }: Hand): string {
  const shade = mix(skin, palette.aubergine, 0.22);
  const mirror = side === 'left' ? -1 : 1;
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${mirror} 1)`,
    rect([-14, 98, 66, 90], 12, sleeve),
    rect([-18, 94, 74, 18], 9, mix(sleeve, palette.aubergine, 0.25)),
    path('M-10 52C-22 58 -26 70 -20 82L-8 100H46C52 88 54 72 52 58Q50 44 38 44H-2Z', skin),
    rect([-10, 0, 20, 66], 10, skin),
    rect([10, 34, 15, 40], 7.5, skin),
    rect([25, 38, 14, 36], 7, skin),
    rect([39, 44, 12, 28], 6, skin),
    line('M10.5 48V64M25 50V66M39 54V66', shade, 1.8),
    rect([-5.5, 3, 11, 12], 5.5, mix(skin, palette.white, 0.45)),
  );
}
