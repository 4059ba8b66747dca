import { describe, expect, it } from 'vitest';
import { readingOf } from '@/domain/real-chats/figures/readingOf';
import { compareKept, earlierOf } from '@/domain/real-chats/kept/compareKept';
import { keptReading } from '@/domain/real-chats/kept/keptReading';
import { chatAt, HOUR, MINUTE, MORNING } from '../chats.ts';

const NAMES = ['Asha Rao', 'Kabir'];
const first = { ...chatAt([0, 0], [1, 4 * MINUTE]), people: NAMES };
const later = { ...chatAt([0, 0], [1, 4 * MINUTE], [0, HOUR], [1, 2 * HOUR]), people: NAMES };
const readingAt = (chat: typeof first, now: number, alias = 'Chai') =>
  keptReading(readingOf(chat, 0, 1), alias, now);

describe('a kept reading', () => {
  it('holds numbers and the alias, and no other text', () => {
    const kept = readingAt(first, 1000);
    expect(kept).toMatchObject({ keptAt: 1000, from: MORNING, to: MORNING + 4 * MINUTE });
    const texts: string[] = [];
    JSON.stringify(kept, (_, value: unknown) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    });
    expect(texts).toEqual(['Chai']);
  });

  it('has an alias of a bounded length, and one where none was given', () => {
    expect(readingAt(first, 1, ' \n').alias).toBe('A chat');
    expect(readingAt(first, 1, 'x'.repeat(50)).alias).toHaveLength(40);
  });

  it('is compared with one of a later day, whichever comes first', () => {
    const [one, next] = [readingAt(first, 1), readingAt(later, 2)];
    const { you, other, messages, sameSilence } = compareKept(one, next);
    expect(other.answerTime).toEqual({ before: 4 * MINUTE, after: 32 * MINUTE });
    expect(you.answerTime).toBeNull();
    expect([messages, sameSilence]).toEqual([2, true]);
    expect(compareKept(next, one)).toEqual(compareKept(one, next));
  });

  it('says where the two count silences differently', () => {
    const next = keptReading(readingOf(later, 0, 1, { silenceSeconds: HOUR }), 'Chai', 2);
    expect(compareKept(readingAt(first, 1), next).sameSilence).toBe(false);
  });

  it('finds the earlier ones of the same chat, the latest first', () => {
    const kept = [readingAt(first, 1), readingAt(first, 3), readingAt(first, 2, 'Work')];
    const now = readingAt(later, 4);
    expect(earlierOf(now, [...kept, now]).map(({ keptAt }) => keptAt)).toEqual([3, 1]);
  });
});
