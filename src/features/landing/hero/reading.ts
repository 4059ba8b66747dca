import type { Sentiment } from '@/domain/analysis/sentiment';
import type { Rhythm } from './useRhythm';

const SAID_OF: Record<Sentiment, string> = {
  excited: 'That one has a heartbeat.',
  positive: 'Warm. People hear that.',
  negative: 'A heavy beat. Say it anyway.',
  curious: 'A question keeps the beat going.',
  neutral: 'Calm and even. Go on.',
};

/** What the card says of the typing. */
export function readingOf({ mood, speed, inserted }: Rhythm) {
  if (mood === null) {
    return { badge: 'Try it', note: 'Measured here as you type, and kept nowhere.' };
  }
  if (inserted) return { badge: 'Not typed', note: 'Pasted words have no rhythm.' };
  return { badge: speed > 0 ? `${speed} WPM` : 'Listening', note: SAID_OF[mood] };
}
