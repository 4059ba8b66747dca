import { plate } from '../backdrop';
import { mix, palette } from '../palette';
import {
  beatBars,
  bubble,
  card,
  circle,
  clip,
  heart,
  line,
  lock,
  mark,
  path,
  rect,
} from '../shapes';
import { profileCard } from './profileCard';
import type { Scene } from './scene';

const size = { width: 320, height: 240 } as const;

function spark(x: number, y: number, reach: number, colour: string): string {
  const waist = reach * 0.24;
  return path(
    `M0 ${-reach}Q${waist} ${-waist} ${reach} 0Q${waist} ${waist} 0 ${reach}Q${-waist} ${waist} ${-reach} 0Q${-waist} ${-waist} 0 ${-reach}Z`,
    colour,
    { transform: `translate(${x} ${y})` },
  );
}

const analysed = [14, 26, 44, 20, 34, 54, 30, 16, 38, 58, 42, 22, 32, 50, 28, 14, 24, 36, 20, 12];

const aiAnalysis = plate(
  { id: 'ai-analysis', ...size, tone: 'marigold', disc: [160, 120, 100] },
  bubble([42, 58, 236, 104], 34, 'left', palette.white),
  beatBars({ x: 62, y: 110, heights: analysed, width: 5, gap: 5 }),
  line('M236 176L262 204', palette.aubergine, 15),
  circle([208, 140], 49, palette.aubergine),
  circle([208, 140], 39, palette.peacockTint),
  clip(
    'ai-analysis-lens',
    circle([208, 140], 39, palette.peacockTint),
    beatBars({
      x: 172,
      y: 140,
      heights: [30, 48, 62, 38, 56, 34],
      width: 8,
      gap: 5,
      from: mix(palette.rani, palette.marigold, 0.4),
      to: palette.marigold,
    }),
  ),
  line('M180 120A35 35 0 0 1 196 108', palette.white, 5),
  spark(58, 42, 15, palette.rani),
  spark(84, 28, 8, palette.peacock),
  spark(280, 46, 11, palette.white),
);

const weekHeights = [28, 44, 20, 56, 36, 64, 78];

const insights = plate(
  { id: 'insights', ...size, tone: 'peacock', disc: [160, 120, 100] },
  card([40, 36, 164, 142], 22, palette.white),
  rect([58, 54, 58, 8], 4, palette.aubergine),
  rect([58, 68, 36, 6], 3, palette.sand),
  weekHeights
    .map((height, index) =>
      rect(
        [58 + index * 18.6, 162 - height, 13, height],
        5,
        index === 6 ? palette.rani : palette.raniSoft,
      ),
    )
    .join(''),
  card([192, 56, 96, 96], 22, palette.white),
  circle([240, 104], 30, 'none', { stroke: palette.peacockTint, 'stroke-width': 12 }),
  line('M240 74A30 30 0 1 1 211.5 94.7', palette.peacock, 12),
  heart(240, 105, 20, palette.rani),
  card([126, 168, 150, 48], 18, palette.aubergine),
  line('M144 198L164 188L184 196L208 180L230 190L256 178', palette.marigoldLight, 5),
  circle([256, 178], 7, palette.white),
);

const perfectMatch = plate(
  { id: 'perfect-match', ...size, tone: 'rani', disc: [160, 120, 100] },
  profileCard({
    id: 'match-left',
    portrait: 'portrait-20',
    tone: 'marigold',
    x: 100,
    y: 122,
    turn: -8,
    scale: 1.02,
  }),
  profileCard({
    id: 'match-right',
    portrait: 'portrait-05',
    tone: 'peacock',
    x: 220,
    y: 122,
    turn: 8,
    scale: 1.02,
  }),
  circle([160, 125], 36, palette.aubergine, { 'fill-opacity': 0.16 }),
  circle([160, 120], 36, palette.white),
  circle([160, 120], 30, palette.rani),
  mark(160, 121.5, 36, palette.white, 3),
);

const shield =
  'M160 26C182 41 208 47 234 48V114C234 161 203 192 160 213C117 192 86 161 86 114V48C112 47 138 41 160 26Z';

const bars = {
  y: 126,
  width: 5,
  gap: 4,
  from: palette.peacockLight,
  to: palette.peacockLight,
} as const;

const privacy = plate(
  { id: 'privacy', ...size, tone: 'peacock', disc: [160, 120, 100] },
  circle([160, 120], 110, 'none', {
    stroke: palette.white,
    'stroke-width': 3,
    'stroke-linecap': 'round',
    'stroke-dasharray': '.1 11.5',
  }),
  path(shield, palette.aubergine, { 'fill-opacity': 0.14, transform: 'translate(0 6)' }),
  path(shield, palette.peacock),
  path('M160 26C182 41 208 47 234 48V114C234 161 203 192 160 213Z', palette.peacockDeep, {
    'fill-opacity': 0.6,
  }),
  beatBars({ ...bars, x: 92, heights: [12, 26, 18] }),
  beatBars({ ...bars, x: 205, heights: [18, 26, 12] }),
  lock(160, 128, 1.8, palette.marigold, palette.white),
);

export const landingScenes: readonly Scene[] = [
  { name: 'landing/ai-analysis', ...size, body: aiAnalysis },
  { name: 'landing/insights', ...size, body: insights },
  { name: 'landing/perfect-match', ...size, body: perfectMatch },
  { name: 'landing/privacy', ...size, body: privacy },
];
