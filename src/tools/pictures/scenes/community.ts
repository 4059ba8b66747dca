import { plate } from '../backdrop';
import { palette, tones } from '../palette';
import { person } from '../person';
import { portraitById } from '../portraits';
import { circle, clip, group, heart, path } from '../shapes';
import { shareRepeats } from '../shareRepeats';
import { roundPathData } from '../svg';
import type { Scene } from './scene';

const size = { width: 320, height: 240 } as const;

interface Member {
  readonly portrait: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly ground: string;
}

const members: readonly Member[] = [
  { portrait: 'portrait-06', x: 66, y: 88, radius: 42, ground: tones.rani.disc },
  { portrait: 'portrait-19', x: 254, y: 88, radius: 42, ground: tones.peacock.disc },
  { portrait: 'portrait-12', x: 104, y: 174, radius: 44, ground: tones.peacock.disc },
  { portrait: 'portrait-11', x: 216, y: 174, radius: 44, ground: tones.rani.disc },
  { portrait: 'portrait-01', x: 160, y: 92, radius: 52, ground: palette.marigoldLight },
];

function memberBust({ portrait, x, y, radius, ground }: Member): string {
  const scale = (radius * 2) / 250;
  const left = x - 140 * scale;
  const top = y + radius - 268 * scale;
  return [
    circle([x, y + 5], radius + 5, palette.aubergine, { 'fill-opacity': 0.14 }),
    circle([x, y], radius + 5, palette.white),
    circle([x, y], radius, ground),
    clip(
      `people-${portrait.slice(-2)}`,
      path(
        `M${x - radius} ${top - 10}H${x + radius}V${y}a${radius} ${radius} 0 0 1 ${-2 * radius} 0Z`,
        palette.white,
      ),
      group(
        `translate(${left} ${top}) scale(${scale})`,
        roundPathData(person(portraitById(portrait)), 1),
      ),
    ),
  ].join('');
}

const community = plate(
  { id: 'people', ...size, tone: 'peacock', disc: [160, 122, 106] },
  ...members.map(memberBust),
  circle([160, 212], 19, palette.white),
  heart(160, 212.5, 20, palette.rani),
);

export const communityScene: Scene = {
  name: 'landing/community',
  ...size,
  body: shareRepeats('people', community),
};
