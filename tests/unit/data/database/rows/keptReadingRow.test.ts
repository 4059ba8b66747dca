import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { keptReadingRow } from '@/data/database/rows/keptReadingRow';
import { readingOf } from '@/domain/real-chats/figures/readingOf';
import { keptReading } from '@/domain/real-chats/kept/keptReading';
import { chatAt, chatOf, MINUTE, message } from '../../../domain/real-chats/chats.ts';

const kept = keptReading(readingOf(chatAt([0, 0], [1, MINUTE]), 0, 1), 'Chai', 1_800_000_000_000);

describe('the row of a kept reading', () => {
  it('takes what the app keeps, with times and without', () => {
    expect(v.parse(keptReadingRow, kept)).toEqual(kept);
    const untimed = keptReading(readingOf(chatOf([message(0, null)]), 0, null), 'Chai', 1);
    expect(v.parse(keptReadingRow, untimed)).toEqual(untimed);
  });

  it('drops what does not belong there, such as a name or a text', () => {
    expect(v.parse(keptReadingRow, { ...kept, people: ['Asha'], text: 'hi' })).toEqual(kept);
  });

  const { figures } = kept.you;
  it.each([
    ['an alias that is empty', { ...kept, alias: '' }],
    ['an alias as long as a chat', { ...kept, alias: 'x'.repeat(41) }],
    ['a time that is none', { ...kept, from: Number.NaN }],
    ['a voice without figures', { ...kept, you: { ...kept.you, figures: {} } }],
    [
      'a share above the whole',
      { ...kept, you: { ...kept.you, figures: { ...figures, share: { value: 1.1, n: 2 } } } },
    ],
    [
      'a figure that is a text',
      { ...kept, you: { ...kept.you, figures: { ...figures, words: { value: 'hi', n: 2 } } } },
    ],
    [
      'a time below zero',
      { ...kept, you: { ...kept.you, figures: { ...figures, answerTime: { value: -1, n: 2 } } } },
    ],
    ['a count of moods that is none', { ...kept, other: { ...kept.other, messages: 0.5 } }],
  ])('refuses %s', (_, row) => {
    expect(v.safeParse(keptReadingRow, row).success).toBe(false);
  });
});
