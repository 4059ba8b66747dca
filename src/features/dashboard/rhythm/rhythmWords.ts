import type { Sentiment } from '@/domain/analysis/sentiment';
import type { RhythmMessage } from '@/domain/stats/rhythmBeats';
import { READING_MINIMUM, type RhythmReading } from '@/domain/stats/rhythmReading';
import type { RhythmSummary } from '@/domain/stats/rhythmSummary';
import { dayOf, timeOf } from '@/ui/text/dayAndTime';

const whenIn: Record<Sentiment, string> = {
  excited: 'when you are excited',
  positive: 'when your words are warm',
  negative: 'when something weighs on you',
  curious: 'when you are curious',
  neutral: 'when you keep it neutral',
};

const typedMessages = (count: number) => `${count} typed ${count === 1 ? 'message' : 'messages'}`;

/** What the rhythm says, with how many messages it rests on. */
export function readingWords(reading: RhythmReading): string {
  if (reading.kind === 'tooFew') {
    return `Taal has read ${typedMessages(reading.messages)}. It compares your moods once one of them, and the rest, have ${READING_MINIMUM} each.`;
  }
  if (reading.kind === 'even') {
    return `Over ${typedMessages(reading.messages)}, your speed does not clearly change with your mood.`;
  }
  const { pace, sentiment, speed, messages, otherSpeed, otherMessages } = reading;
  return `You write ${pace} ${whenIn[sentiment]}: ${speed} WPM over ${typedMessages(messages)}, against ${otherSpeed} WPM over ${otherMessages} others.`;
}

/** The rhythm in a few words: "44 WPM, mostly excited." */
export function summaryWords({ speed, dominantSentiment }: RhythmSummary): string {
  return speed > 0 ? `${speed} WPM, mostly ${dominantSentiment}.` : `Mostly ${dominantSentiment}.`;
}

/** A message's speed: "62 WPM", or that its text was put in rather than typed. */
export function speedWords(speed: number): string {
  return speed > 0 ? `${speed} WPM` : 'not typed';
}

export function momentWords(at: Date, now: Date): string {
  return `${dayOf(at, now)}, ${timeOf(at)}`;
}

/** A beat, read out: "62 WPM, excited, Today, 2:03 PM". */
export function beatWords({ speed, sentiment, at }: RhythmMessage, now: Date): string {
  return `${speedWords(speed)}, ${sentiment}, ${momentWords(at, now)}`;
}
