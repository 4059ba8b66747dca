import { describe, expect, it } from 'vitest';
import {
  beatWords,
  readingWords,
  speedWords,
  summaryWords,
} from '@/features/dashboard/rhythm/rhythmWords';

describe('what the rhythm says', () => {
  it('names the mood, both speeds and the messages they rest on', () => {
    const figures = { speed: 62, messages: 9, otherSpeed: 44, otherMessages: 32 };
    expect(
      readingWords({ kind: 'differs', sentiment: 'excited', pace: 'faster', ...figures }),
    ).toBe(
      'You write faster when you are excited: 62 WPM over 9 typed messages, against 44 WPM over 32 others.',
    );
  });

  it('is honest when there is nothing to tell', () => {
    expect(readingWords({ kind: 'tooFew', messages: 1 })).toMatch(
      /^Taal has read 1 typed message\./,
    );
    expect(readingWords({ kind: 'even', messages: 40 })).toBe(
      'Over 40 typed messages, your speed does not clearly change with your mood.',
    );
  });

  it('claims no speed where nothing was typed', () => {
    const summary = { messages: 1, speed: 0, dominantSentiment: 'curious', moods: [] } as const;
    expect(summaryWords(summary)).toBe('Mostly curious.');
    expect(summaryWords({ ...summary, speed: 44 })).toBe('44 WPM, mostly curious.');
    expect(speedWords(0)).toBe('not typed');
  });

  it('reads a beat out with its speed, mood and time', () => {
    const at = new Date(2026, 10, 20, 14, 3);
    const beat = { id: 'a', speed: 62, sentiment: 'excited', at } as const;
    expect(beatWords(beat, new Date(2026, 10, 20, 18))).toMatch(/^62 WPM, excited, Today, /);
    expect(beatWords(beat, new Date(2026, 10, 21, 0, 1))).toMatch(/^62 WPM, excited, Yesterday, /);
  });
});
