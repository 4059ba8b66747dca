import type { Sentiment } from '@/domain/analysis/sentiment';
import { cutText } from '@/domain/language/cutText';
import { forEachFigure, type Measured, type OfFigures } from '../figures/figures';
import type { Reading, Voice } from '../figures/readingOf';

/** Longest alias, in UTF-16 units. */
export const LONGEST_ALIAS = 40;

export interface KeptVoice {
  readonly figures: OfFigures<Measured>;
  readonly moods: Readonly<Record<Sentiment, number>>;
  /** How many messages; those that are in no mood could not be judged. */
  readonly messages: number;
}

/** What is kept of a reading (rule “Kept readings”): numbers and an alias, no text and no names. */
export interface KeptReading {
  /** What the person calls this chat. */
  readonly alias: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly keptAt: number;
  readonly silenceSeconds: number;
  /** When the chat begins and ends, in seconds on its own clock; null without times. */
  readonly from: number | null;
  readonly to: number | null;
  readonly you: KeptVoice;
  readonly other: KeptVoice;
}

function keptVoice({ figures, moods }: Voice): KeptVoice {
  return {
    figures: forEachFigure((name) => ({ value: figures[name].value, n: figures[name].n })),
    moods: moods.counts,
    messages: moods.messages,
  };
}

/** What "Keep these figures" stores; a blank alias becomes "A chat". */
export function keptReading(reading: Reading, alias: string, now: number): KeptReading {
  const { silenceSeconds, span, you, other } = reading;
  return {
    alias: cutText(alias.trim(), LONGEST_ALIAS) || 'A chat',
    keptAt: now,
    silenceSeconds,
    from: span?.from ?? null,
    to: span?.to ?? null,
    you: keptVoice(you),
    other: keptVoice(other),
  };
}
