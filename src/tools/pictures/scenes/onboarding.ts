import { plate } from '../backdrop';
import { palette, skin, tones } from '../palette';
import { person } from '../person';
import { portraitById } from '../portraits';
import {
  beatBars,
  bubble,
  bubblePath,
  circle,
  clip,
  group,
  heart,
  line,
  mark,
  path,
  rect,
} from '../shapes';
import { hand } from './hand';
import { batAndBall, camera, chaiGlass, musicNotes, openBook, yogaMat } from './interestItems';
import { profileCard } from './profileCard';
import type { Scene } from './scene';

const size = { width: 360, height: 280 } as const;

function speaker(portrait: string, x: number, side: 'left' | 'right', ground: string): string {
  const box = [x, 132, 110, 117] as const;
  return [
    bubble(box, 34, side, ground),
    clip(
      `welcome-${side}`,
      path(bubblePath(box, 34, side), ground),
      group(`translate(${x - 2.4} 134.5) scale(.41)`, person(portraitById(portrait))),
    ),
  ].join('');
}

/** One line: out of the left bubble, a beat, round the heart, a beat, into the right bubble. */
const heartLine = [
  'M120 206H142L149 186L158 224L165 206C172 206 172 190 180 181',
  'C206 152 246 126 246 88C246 62 226 44 204 44C192 44 184 53 180 66',
  'C176 53 168 44 156 44C134 44 114 62 114 88C114 126 154 152 180 181',
  'C188 190 188 206 195 206L202 186L211 224L218 206H240',
].join('');

const welcome = plate(
  { id: 'welcome', ...size, tone: 'rani', disc: [180, 136, 116] },
  line(heartLine, palette.rani, 7),
  speaker('portrait-01', 20, 'left', palette.marigoldLight),
  speaker('portrait-02', 230, 'right', tones.peacock.disc),
);

const keyRows = [
  { y: 188, x: 60, widths: [24, 24, 24, 24, 24, 24, 24, 24] },
  { y: 214, x: 60, widths: [34, 24, 24, 24, 24, 24, 24, 14] },
  { y: 240, x: 60, widths: [24, 24, 96, 24, 24, 18] },
] as const;

const pressedKeys: Readonly<Record<string, string>> = {
  '214-2': palette.marigoldLight,
  '214-5': palette.raniLight,
};

function keyboard(): string {
  const keys = keyRows.flatMap(({ y, x, widths }) => {
    let left: number = x;
    return widths.map((width, index) => {
      const key = rect([left, y, width, 20], 6, pressedKeys[`${y}-${index}`] ?? palette.ivory);
      left += width + 6;
      return key;
    });
  });
  return rect([44, 174, 272, 120], 24, palette.aubergine) + keys.join('');
}

const rhythmHeights = [22, 40, 64, 88, 56, 34, 70, 104, 124, 96, 58, 36, 62, 90, 66, 42, 24];

const rhythm = plate(
  { id: 'rhythm', ...size, tone: 'peacock', disc: [180, 132, 112] },
  beatBars({ x: 64, y: 162, heights: rhythmHeights, width: 8, gap: 6, stand: 'base' }),
  keyboard(),
  hand({ x: 130, y: 218, turn: 14, side: 'left', skin: skin.bronze, sleeve: palette.rani }),
  hand({ x: 230, y: 218, turn: -14, side: 'right', skin: skin.bronze, sleeve: palette.rani }),
);

const interests = plate(
  { id: 'interests', ...size, tone: 'marigold', disc: [180, 140, 116] },
  circle([180, 135], 40, palette.white),
  mark(180, 137, 50, palette.rani, 3),
  batAndBall('translate(76 84) scale(1.18)'),
  camera('translate(180 50) scale(.95)'),
  musicNotes('translate(288 80) scale(1.15)'),
  openBook('translate(72 204) scale(1.12)'),
  chaiGlass('translate(180 232) scale(.95)'),
  yogaMat('translate(290 200) scale(1.15)'),
);

const likeAndChat = plate(
  { id: 'like-and-chat', ...size, tone: 'rani', disc: [180, 140, 118] },
  profileCard({
    id: 'like-card',
    portrait: 'portrait-03',
    tone: 'peacock',
    x: 112,
    y: 143,
    turn: -7,
    scale: 1.24,
  }),
  circle([186, 57], 25, palette.aubergine, { 'fill-opacity': 0.14 }),
  circle([186, 52], 25, palette.white),
  heart(186, 53, 25, palette.rani),
  bubble([216, 92, 122, 60], 24, 'right', palette.rani),
  beatBars({
    x: 236,
    y: 122,
    heights: [10, 18, 28, 14, 24, 34, 18, 10, 22, 30, 16, 10],
    from: palette.white,
    to: palette.marigoldLight,
  }),
  bubble([216, 170, 92, 52], 22, 'left', palette.white),
  [243, 262, 281].map((x) => circle([x, 196], 5, palette.mauve)).join(''),
);

export const onboardingScenes: readonly Scene[] = [
  { name: 'onboarding/welcome', ...size, body: welcome },
  { name: 'onboarding/rhythm', ...size, body: rhythm },
  { name: 'onboarding/interests', ...size, body: interests },
  { name: 'onboarding/like-and-chat', ...size, body: likeAndChat },
];
