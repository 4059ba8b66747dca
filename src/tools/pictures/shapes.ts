import { readFileSync } from 'node:fs';
import { mix, palette } from './palette';
import { type Attributes, element, fromRoot } from './svg';

export function rect(
  [x, y, width, height]: readonly [number, number, number, number],
  rx: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, rx, fill, ...more });
}

export function circle(
  [cx, cy]: readonly [number, number],
  r: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more });
}

export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  const joins = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return element('path', { d, stroke, 'stroke-width': width, ...joins, ...more });
}

export function group(transform: string, ...children: string[]): string {
  return element('g', { transform }, ...children);
}

/** Shows only the part of the children that lies inside the shape. */
export function clip(id: string, shape: string, ...children: string[]): string {
  const definition = element('clipPath', { id }, shape);
  return definition + element('g', { 'clip-path': `url(#${id})` }, ...children);
}

/** A raised surface: flat shape over its one soft shadow. */
export function card(
  box: readonly [number, number, number, number],
  rx: number,
  fill: string,
): string {
  const [x, y, width, height] = box;
  return (
    rect([x - 2, y + 2, width + 4, height + 5], rx + 2, palette.aubergine, {
      'fill-opacity': 0.13,
    }) + rect(box, rx, fill)
  );
}

/** A chat bubble: round corners but for the small one at its speaker's side. */
export function bubblePath(
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  speaker: 'left' | 'right',
): string {
  const left = speaker === 'left' ? 7 : radius;
  const right = speaker === 'right' ? 7 : radius;
  return [
    `M${x + radius} ${y}H${x + width - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}`,
    `V${y + height - right}a${right} ${right} 0 0 1 ${-right} ${right}`,
    `H${x + left}a${left} ${left} 0 0 1 ${-left} ${-left}`,
    `V${y + radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}Z`,
  ].join('');
}

export function bubble(
  box: readonly [number, number, number, number],
  radius: number,
  speaker: 'left' | 'right',
  fill: string,
): string {
  const [x, y, width, height] = box;
  const shadow = bubblePath([x, y + 5, width, height], radius, speaker);
  return (
    path(shadow, palette.aubergine, { 'fill-opacity': 0.13 }) +
    path(bubblePath(box, radius, speaker), fill)
  );
}

interface BeatBars {
  readonly x: number;
  /** The line that the bars stand on, or that runs through their middle. */
  readonly y: number;
  readonly heights: readonly number[];
  readonly width?: number;
  readonly gap?: number;
  readonly from?: string;
  readonly to?: string;
  readonly stand?: 'middle' | 'base';
}

export function beatBars({
  x,
  y,
  heights,
  width = 4,
  gap = 3,
  from = palette.rani,
  to = palette.marigold,
  stand = 'middle',
}: BeatBars): string {
  const last = Math.max(1, heights.length - 1);
  return heights
    .map((height, index) => {
      const top = stand === 'middle' ? y - height / 2 : y - height;
      const colour = mix(from, to, index / last);
      return rect([x + index * (width + gap), top, width, height], width / 2, colour);
    })
    .join('');
}

/** A solid heart with the lobes of the mark, centred on a point. */
export function heart(cx: number, cy: number, width: number, fill: string): string {
  const scale = width / 27.2;
  const d =
    'M16 28L26 17.7C28.4 15 29.6 13 29.6 10.6C29.6 6.8 26.6 3.9 22.9 3.9C19.9 3.9 17.4 5.6 16 8.4C14.6 5.6 12.1 3.9 9.1 3.9C5.4 3.9 2.4 6.8 2.4 10.6C2.4 13 3.6 15 6 17.7Z';
  return path(d, fill, {
    transform: `translate(${cx} ${cy}) scale(${scale}) translate(-16 -15.2)`,
    stroke: fill,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  });
}

export const markSource = readFileSync(fromRoot('src/ui/brand/mark.svg'), 'utf8').trim();

const markPath = /\bd="([^"]+)"/.exec(markSource)?.[1] ?? '';

/** The mark, centred on a point. */
export function mark(cx: number, cy: number, size: number, colour: string, width = 2.75): string {
  const scale = size / 32;
  return line(markPath, colour, width, {
    transform: `translate(${cx} ${cy}) scale(${scale}) translate(-16 -16)`,
  });
}

/** A closed padlock with a heart for a keyhole; the body is 40 wide and centred on the point. */
export function lock(cx: number, cy: number, scale: number, body: string, keyhole: string): string {
  return group(
    `translate(${cx} ${cy}) scale(${scale})`,
    line('M-11 -12V-20a11 11 0 0 1 22 0V-12', palette.aubergine, 6),
    rect([-20, -14, 40, 34], 9, body),
    heart(0, 3.5, 15, keyhole),
  );
}
