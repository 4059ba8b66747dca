import type { Sentiment } from '@/domain/analysis/sentiment';
import type { StaveColumn } from '@/domain/real-chats/stave/columns';

/** A beat of one of the two as a line, in percent of the picture. */
export interface PlacedVoice {
  readonly key: string;
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly mood: Sentiment | null;
}

/** The longest silence is as wide as so many columns. */
const WIDEST_GAP = 4;
/** The middle is free, so that short beats of the two do not touch. */
const MIDDLE = 50;
const APART = 4;
const REACH = 42;

/** The columns as lines: yours go up from the middle, the other's down; a silence leaves a gap. */
export function placedVoices(columns: readonly StaveColumn[]): readonly PlacedVoice[] {
  const total = columns.reduce((sum, { gap }) => sum + 1 + gap * WIDEST_GAP, 0);
  let before = 0;
  return columns.flatMap(({ you, other, gap }, index) => {
    before += gap * WIDEST_GAP;
    const x = ((before + 0.5) / total) * 100;
    before += 1;
    const voice = (side: 'you' | 'other', sign: 1 | -1) => {
      const beat = side === 'you' ? you : other;
      if (beat === null) return [];
      const from = MIDDLE - sign * APART;
      // A line without length has no round ends in some browsers.
      const to = from - sign * (REACH * beat.height + 0.01);
      return [{ key: `${index}${side}`, x, from, to, mood: beat.mood }];
    };
    return [...voice('you', 1), ...voice('other', -1)];
  });
}
