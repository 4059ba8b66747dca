import { plate } from '../backdrop';
import { palette } from '../palette';
import { beatBars, bubble, card, circle, heart, lock, mark, rect } from '../shapes';
import { phone } from './phone';
import type { Scene } from './scene';

const size = { width: 360, height: 280 } as const;

function chip(x: number, y: number, radius: number, content: string): string {
  const shadow = circle([x, y + 4], radius, palette.aubergine, { 'fill-opacity': 0.14 });
  return shadow + circle([x, y], radius, palette.white) + content;
}

const onThisDevice = plate(
  { id: 'on-this-device', ...size, tone: 'peacock', disc: [180, 140, 118] },
  circle([180, 140], 118, 'none', {
    stroke: palette.white,
    'stroke-width': 3,
    'stroke-linecap': 'round',
    'stroke-dasharray': '.1 11.6',
  }),
  chip(84, 108, 21, heart(84, 109, 21, palette.rani)),
  chip(278, 84, 19, beatBars({ x: 266, y: 84, heights: [8, 16, 22, 10], width: 4, gap: 2.7 })),
  chip(94, 196, 16, [87, 94, 101].map((x) => circle([x, 196], 2.4, palette.peacock)).join('')),
  phone({ x: 118, y: 24, width: 124, height: 232, screen: palette.ivory }),
  mark(144, 64, 19, palette.rani, 3),
  rect([158, 61, 34, 6], 3, palette.aubergine),
  bubble([162, 80, 64, 28], 13, 'right', palette.rani),
  rect([173, 91, 42, 6], 3, palette.raniTint),
  bubble([134, 117, 70, 28], 13, 'left', palette.white),
  rect([145, 128, 46, 6], 3, palette.sand),
  card([134, 156, 92, 46], 14, palette.white),
  beatBars({ x: 143, y: 179, heights: [8, 16, 26, 14, 30, 22, 10, 24, 32, 18, 10] }),
  rect([134, 214, 44, 24], 12, palette.raniTint),
  heart(156, 226.5, 13, palette.rani),
  rect([184, 214, 42, 24], 12, palette.marigoldTint),
  circle([258, 217], 37, palette.aubergine, { 'fill-opacity': 0.14 }),
  circle([258, 212], 37, palette.white),
  lock(258, 214, 1, palette.marigold, palette.white),
);

function tiles(): string {
  const columns = [98, 156, 214];
  const rows = [66, 130, 194];
  return rows
    .flatMap((y) => columns.map((x) => ({ x, y })))
    .filter(({ x, y }) => !(x === 156 && y === 130))
    .map(({ x, y }) => rect([x, y, 48, 48], 14, palette.white, { 'fill-opacity': 0.2 }))
    .join('');
}

const homeScreen = plate(
  { id: 'home-screen', ...size, tone: 'marigold', disc: [180, 140, 118] },
  phone({ x: 74, y: 26, width: 212, height: 320, screen: palette.peacock }),
  tiles(),
  circle([180, 154], 66, palette.marigoldLight, { 'fill-opacity': 0.25 }),
  circle([180, 154], 53, palette.marigoldLight, { 'fill-opacity': 0.5 }),
  rect([147, 121, 66, 66], 20, palette.rani),
  mark(180, 155, 42, palette.white, 3),
);

export const onboardingDeviceScenes: readonly Scene[] = [
  { name: 'onboarding/on-this-device', ...size, body: onThisDevice },
  { name: 'onboarding/home-screen', ...size, body: homeScreen },
];
