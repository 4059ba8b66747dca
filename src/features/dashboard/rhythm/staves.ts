import type { RhythmBeat } from '@/domain/stats/rhythmBeats';

/** A beat in its place: x and half its height in percent of the stave. */
export interface PlacedBeat extends RhythmBeat {
  readonly x: number;
  readonly reach: number;
}

/** How many beats wide the longest pause is. */
const WIDEST_PAUSE = 2.5;
/** A few beats stand at the start of the line, which fills as one writes. */
const LEAST_WIDTH = 24;
/** A longer rhythm is written on two staves: side by side, or one below the other. */
const LONGEST_STAVE = 52;
/** Speed in WPM of a beat of full height, unless one is faster. */
const FULL_HEIGHT_WPM = 60;
const FULL_REACH = 46;

const widthOf = ({ pause }: RhythmBeat) => 1 + pause * WIDEST_PAUSE;

function splitInHalf(beats: readonly RhythmBeat[]): readonly (readonly RhythmBeat[])[] {
  const total = beats.reduce((sum, beat) => sum + widthOf(beat), 0);
  if (total <= LONGEST_STAVE) return [beats];
  let width = 0;
  const split = beats.findIndex((beat) => {
    width += widthOf(beat);
    return width > total / 2;
  });
  return [beats.slice(0, split), beats.slice(split)];
}

/** The speed in WPM that reaches full height. */
export function fullHeightSpeed(beats: readonly RhythmBeat[]): number {
  return Math.max(FULL_HEIGHT_WPM, ...beats.map(({ speed }) => speed));
}

/** Beats in their places on one or two staves. */
export function stavesOf(beats: readonly RhythmBeat[]): readonly (readonly PlacedBeat[])[] {
  const fastest = fullHeightSpeed(beats);
  return splitInHalf(beats).map((stave) => {
    const total = stave.reduce((sum, beat) => sum + widthOf(beat), 0);
    const scale = 100 / Math.max(LEAST_WIDTH, total);
    let end = 0;
    return stave.map((beat) => {
      end += widthOf(beat);
      return { ...beat, x: (end - 0.5) * scale, reach: (beat.speed / fastest) * FULL_REACH };
    });
  });
}

/** The beat nearest to `x` (percent of the stave), or undefined of none. */
export function nearestBeat(beats: readonly PlacedBeat[], x: number): PlacedBeat | undefined {
  return beats.reduce<PlacedBeat | undefined>(
    (best, beat) =>
      best === undefined || Math.abs(beat.x - x) < Math.abs(best.x - x) ? beat : best,
    undefined,
  );
}
