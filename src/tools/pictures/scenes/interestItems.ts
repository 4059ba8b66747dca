import { palette } from '../palette';
import { circle, group, line, path, rect } from '../shapes';

/** Each item is drawn around its own origin, about 72 px across. */

export function batAndBall(transform: string): string {
  return group(
    transform,
    group(
      'rotate(38)',
      rect([-4.5, -46, 9, 34], 4.5, palette.rani),
      line('M-4 -38H4M-4 -31H4M-4 -24H4', palette.raniDeep, 2),
      path(
        'M-4.5 -18H4.5C5 -11 12 -10 12 -2V34Q12 44 0 44T-12 34V-2C-12 -10 -5 -11 -4.5 -18Z',
        palette.willow,
      ),
      path('M0 -10C4 -8 12 -9 12 -2V34Q12 44 0 44Z', palette.willowShade, { 'fill-opacity': 0.7 }),
    ),
    circle([23, 27], 15, palette.raniDeep),
    line('M14 16C22 21 25 31 22 41M18 13C27 19 30 30 27 41', palette.ivory, 1.5, {
      'stroke-dasharray': '2.5 2.5',
    }),
  );
}

export function camera(transform: string): string {
  return group(
    transform,
    path('M-13 -26L-8 -34Q-7 -36 -4 -36H10Q13 -36 14 -34L19 -26Z', palette.aubergineSoft),
    rect([-36, -27, 72, 52], 13, palette.aubergine),
    rect([-36, -8, 72, 15], 0, palette.aubergineSoft),
    circle([3, -1], 21, palette.ivory),
    circle([3, -1], 16, palette.peacock),
    circle([3, -1], 9.5, palette.aubergine),
    circle([-1, -5], 3.5, palette.peacockLight),
    rect([-29, -21, 13, 7], 3.5, palette.marigoldLight),
    circle([28, -18], 3, palette.raniLight),
  );
}

export function openBook(transform: string): string {
  const text = 'M-29 -12C-22 -15 -13 -14 -7 -11M-29 -2C-22 -5 -13 -4 -7 -1M-29 8C-24 6 -19 6 -15 7';
  return group(
    transform,
    path(
      'M0 -16C-10 -27 -27 -27 -39 -22V26C-27 21 -10 22 0 32C10 22 27 21 39 26V-22C27 -27 10 -27 0 -16Z',
      palette.peacock,
    ),
    path('M0 -18C-9 -27 -23 -28 -34 -24V18C-23 14 -9 15 0 25Z', palette.white),
    path('M0 -18C9 -27 23 -28 34 -24V18C23 14 9 15 0 25Z', palette.ivory),
    path('M0 -18C3 -21 6 -23 9 -24V17C6 18 3 21 0 25Z', palette.sand),
    line(text, palette.mauve, 2.6),
    path('M18 -26.500C21 -26.8 24 -26.5 27 -26V-4L22.5 -9L18 -4Z', palette.rani),
  );
}

export function chaiGlass(transform: string): string {
  return group(
    transform,
    line('M-9 -34C-14 -40 -4 -44 -9 -51M7 -34C2 -40 12 -44 7 -51', palette.white, 3.6, {
      'stroke-opacity': 0.9,
    }),
    path('M-23 -28H23L17 30Q16 36 10 36H-10Q-16 36 -17 30Z', palette.white, {
      'fill-opacity': 0.75,
    }),
    path('M-20.5 -14H20.500L15.5 26Q15 31 10 31H-10Q-15 31 -15.5 26Z', palette.chai),
    path('M-20.5 -14H20.500L19.5 -6C8 -1 -8 -11 -19.5 -6Z', palette.chaiFoam),
    line('M-8 2L-6.5 24M0 2V24M8 2L6.5 24', palette.white, 2.4, { 'stroke-opacity': 0.35 }),
    line('M-23 -28H23', palette.white, 4),
  );
}

export function musicNotes(transform: string): string {
  return group(
    transform,
    path('M-16 -26L22 -34V-23L-16 -15Z', palette.rani),
    line('M-16 -24V16M22 -32V8', palette.rani, 5.5),
    group(
      'rotate(-14 -24 18)',
      path('M-35 18a11 8.5 0 1 0 22 0a11 8.5 0 1 0 -22 0Z', palette.rani),
    ),
    group('rotate(-14 14 10)', path('M3 10a11 8.5 0 1 0 22 0a11 8.5 0 1 0 -22 0Z', palette.rani)),
    circle([35, -8], 4, palette.marigold),
    circle([-33, -14], 4, palette.marigold),
  );
}

export function yogaMat(transform: string): string {
  return group(
    transform,
    group(
      'rotate(-24)',
      path('M-26 -17H24A9 17 0 0 1 24 17H-26Z', palette.peacock),
      path('M-26 4H32A9 17 0 0 1 24 17H-26Z', palette.peacockDeep, { 'fill-opacity': 0.55 }),
      path(
        'M-4 -17H4A9 17 0 0 1 4 17H-4A9 17 0 0 0 -4 -17ZM16 -17H21A9 17 0 0 1 21 17H16A9 17 0 0 0 16 -17Z',
        palette.marigoldLight,
      ),
      path('M-26 -17a12 17 0 1 0 .1 0Z', palette.peacockLight),
      path('M-26 -11a8 11 0 1 0 .1 0Z', palette.peacock),
      path('M-26 -5.5a4 5.5 0 1 0 .1 0Z', palette.peacockLight),
      line('M4 -17C8 -34 22 -34 21 -17', palette.marigoldLight, 4),
    ),
  );
}
