import { palette } from '../palette';
import { rect } from '../shapes';

interface Phone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly screen: string;
}

/** A phone's body and empty screen; its rim is 8 wide. */
export function phone({ x, y, width, height, screen }: Phone): string {
  const radius = width * 0.17;
  return [
    rect([x, y + 7, width, height], radius, palette.aubergine, { 'fill-opacity': 0.16 }),
    rect([x, y, width, height], radius, palette.aubergine),
    rect([x + 8, y + 8, width - 16, height - 16], radius - 7, screen),
    rect([x + width / 2 - 16, y + 14, 32, 7], 3.5, palette.aubergine),
  ].join('');
}
