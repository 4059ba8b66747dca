import { forEachFigure, type OfFigures } from '../figures/figures';
import type { KeptReading, KeptVoice } from './keptReading';

/** A figure as it was, and as it is. */
export interface Change {
  readonly before: number;
  readonly after: number;
}

export interface Comparison {
  readonly you: OfFigures<Change | null>;
  readonly other: OfFigures<Change | null>;
  /** Messages more than before; fewer where the later export holds less. */
  readonly messages: number;
  /** False where the two count silences differently, which moves answers and starts by itself. */
  readonly sameSilence: boolean;
}

function changes(before: KeptVoice, after: KeptVoice): OfFigures<Change | null> {
  return forEachFigure((name) => {
    const [one, next] = [before.figures[name].value, after.figures[name].value];
    return one === null || next === null ? null : { before: one, after: next };
  });
}

const size = ({ you, other }: KeptReading) => you.messages + other.messages;

/**
 * Compares two kept readings of one chat, in whichever order they are given (rule “Kept readings”).
 */
export function compareKept(one: KeptReading, next: KeptReading): Comparison {
  const [before, after] = one.keptAt <= next.keptAt ? [one, next] : [next, one];
  return {
    you: changes(before.you, after.you),
    other: changes(before.other, after.other),
    messages: size(after) - size(before),
    sameSilence: before.silenceSeconds === after.silenceSeconds,
  };
}

/** The kept readings of the same chat as this one, the latest first; itself is not among them. */
export function earlierOf(
  reading: KeptReading,
  kept: readonly KeptReading[],
): readonly KeptReading[] {
  return kept
    .filter(({ alias, keptAt }) => alias === reading.alias && keptAt < reading.keptAt)
    .sort((a, b) => b.keptAt - a.keptAt);
}
