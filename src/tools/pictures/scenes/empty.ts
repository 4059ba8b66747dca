import { jaaliPattern } from '../backdrop';
import { palette, type ToneName, tones } from '../palette';
import { bubble, card, circle, group, heart, line, rect } from '../shapes';
import type { Scene } from './scene';

const size = { width: 240, height: 180 } as const;

/** A free-standing disc in the jaali, for a scene without a plate. */
function jaaliDisc(id: string, tone: ToneName): string {
  return [
    jaaliPattern({ id: `${id}-jaali`, tone, scale: 0.6, x: 120, y: 90 }),
    circle([120, 90], 84, tones[tone].ground),
    circle([120, 90], 84, `url(#${id}-jaali)`),
    circle([120, 90], 60, tones[tone].disc, { 'fill-opacity': 0.72 }),
  ].join('');
}

function blankCard(turn: number, x: number): string {
  return group(
    `translate(${x} 88) rotate(${turn})`,
    card([-38, -52, 76, 104], 14, palette.white),
    rect([-32, -46, 64, 58], 10, palette.marigoldTint),
    circle([0, -24], 11, palette.marigoldLight),
    rect([-19, -9, 38, 21], 10, palette.marigoldLight),
    rect([-32, 21, 42, 6], 3, palette.sand),
    rect([-32, 33, 28, 6], 3, palette.sand),
  );
}

const noMatches = [
  jaaliDisc('no-matches', 'rani'),
  blankCard(-10, 88),
  blankCard(8, 142),
  line('M176 140L192 156', palette.marigold, 10),
  circle([162, 125], 30, palette.aubergine),
  circle([162, 125], 23, palette.raniTint),
  heart(162, 126, 22, palette.rani),
].join('');

const noChats = [
  jaaliDisc('no-chats', 'peacock'),
  bubble([44, 38, 112, 58], 24, 'left', palette.white),
  [76, 100, 124].map((x) => circle([x, 67], 5.5, palette.mauve)).join(''),
  bubble([92, 104, 108, 52], 24, 'right', palette.rani),
  line('M108 130H128L134 117L142 143L148 130H158', palette.white, 4.5),
  heart(174, 130.5, 17, palette.white),
].join('');

export const emptyScenes: readonly Scene[] = [
  { name: 'empty/no-matches', ...size, body: noMatches },
  { name: 'empty/no-chats', ...size, body: noChats },
];
