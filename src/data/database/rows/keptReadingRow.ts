import * as v from 'valibot';
import type { FigureName } from '@/domain/real-chats/figures/figures';
import { type KeptReading, LONGEST_ALIAS } from '@/domain/real-chats/kept/keptReading';
import { count, milliseconds, seconds, share } from './fields';

/** The last second of the year 9999, since 1970; a chat may be older than that, or its clock wrong. */
const LAST_SECOND = 253_402_300_799;

const chatMoment = v.nullable(
  v.pipe(v.number(), v.minValue(-LAST_SECOND), v.maxValue(LAST_SECOND)),
);

/** Words a message, or what comes in a hundred: a message can hold thousands. */
const rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1e9));

function figure<S extends v.GenericSchema<unknown, number>>(value: S) {
  return v.object({ value: v.nullable(value), n: count });
}

const voice = v.object({
  figures: v.object({
    share: figure(share),
    answerTime: figure(seconds),
    starts: figure(share),
    sentTwice: figure(count),
    words: figure(rate),
    questions: figure(rate),
    emoji: figure(rate),
    longestSilence: figure(seconds),
    night: figure(share),
  } satisfies Record<FigureName, unknown>),
  moods: v.object({
    excited: count,
    positive: count,
    negative: count,
    curious: count,
    neutral: count,
  }),
  messages: count,
});

/** A kept reading (rule “Kept readings”); what else stands in a row is dropped. */
export const keptReadingRow = v.object({
  alias: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ALIAS)),
  keptAt: milliseconds,
  silenceSeconds: seconds,
  from: chatMoment,
  to: chatMoment,
  you: voice,
  other: voice,
}) satisfies v.GenericSchema<unknown, KeptReading>;
