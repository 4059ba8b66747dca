import { describe, expect, it } from 'vitest';
import { answerHeight, MOST_COLUMNS } from '@/domain/real-chats/stave/columns';
import { staveOf } from '@/domain/real-chats/stave/staveOf';
import { periodTexts } from '@/domain/real-chats/words/periodTexts';
import { chatAt, chatOf, DAY, HOUR, MINUTE, MORNING, message } from '../chats.ts';

describe('the stave of two voices', () => {
  it('has a column a turn, as tall as the answer was quick', () => {
    const { columns, turnsInColumn } = staveOf(
      chatAt([0, 0], [0, MINUTE], [1, MINUTE + 20], [0, 3 * HOUR]),
      0,
      1,
    );
    expect(turnsInColumn).toBe(1);
    expect(columns.map(({ you }) => you?.height)).toEqual([0.08, undefined, answerHeight(10_720)]);
    expect(columns[1]?.other).toEqual({ height: 1, answer: 20, mood: 'neutral', messages: 1 });
    expect(columns[0]?.you?.messages).toBe(2);
  });

  it('takes its colour from the most frequent mood', () => {
    const chat = chatOf([
      message(0, MORNING, { mood: 'curious' }),
      message(0, MORNING, { mood: 'excited' }),
      message(0, MORNING, { mood: 'curious' }),
      message(1, MORNING + MINUTE, { mood: null }),
    ]);
    const { columns } = staveOf(chat, 0, 1);
    expect(columns[0]?.you?.mood).toBe('curious');
    expect(columns[1]?.other?.mood).toBeNull();
  });

  it('leaves a gap for a silence, and what ends it is a start', () => {
    const { columns } = staveOf(chatAt([0, 0], [1, 7 * HOUR], [1, 20 * DAY]), 0, 1);
    expect(columns.map(({ silence }) => silence)).toEqual([0, 7 * HOUR, 20 * DAY - 7 * HOUR]);
    expect(columns[0]?.gap).toBe(0);
    expect(columns[1]?.gap).toBeGreaterThan(0.5);
    expect(columns[2]?.gap).toBe(1);
    expect(columns[1]?.other).toMatchObject({ answer: null, height: 0.08 });
  });

  it('shares its columns out where there are more turns', () => {
    const turns = Array.from(
      { length: 3 * MOST_COLUMNS },
      (_, index) => [index % 2, index * MINUTE] as const,
    );
    const { columns, turnsInColumn } = staveOf(chatAt(...turns), 0, 1);
    expect(turnsInColumn).toBe(3);
    expect(columns).toHaveLength(MOST_COLUMNS);
    expect(columns[0]).toMatchObject({ you: { messages: 2 }, other: { messages: 1 } });
    expect(columns[1]?.you?.answer).toBe(MINUTE);
  });

  it('stands without times, as dots in their colours', () => {
    const { columns, rows } = staveOf(chatOf([message(0, null), message(1, null)]), 0, 1);
    expect(columns.map(({ you, other }) => (you ?? other)?.height)).toEqual([0.08, 0.08]);
    expect(periodTexts(rows, 'en-IN')).toEqual(['Part 1 of 2', 'Part 2 of 2']);
  });

  it('is lower the longer it takes', () => {
    const heights = [0, 30, 300, 3600, 6 * HOUR, 9 * DAY].map(answerHeight);
    expect(heights).toEqual([1, 1, heights[2], heights[3], 0.08, 0.08]);
    expect([...heights].sort((a, b) => b - a)).toEqual(heights);
  });
});

describe('the table of the stave', () => {
  const every = (days: number, count: number) =>
    staveOf(
      chatAt(...Array.from({ length: count }, (_, i) => [i % 2, i * days * DAY] as const)),
      0,
      1,
    ).rows;

  it('has a row a day, a month or a year, as long as the chat is', () => {
    expect(periodTexts(every(1, 3), 'en-IN')).toEqual([
      '25 Nov 2026',
      '26 Nov 2026',
      '27 Nov 2026',
    ]);
    expect(periodTexts(every(20, 3), 'en-IN')).toEqual([
      'November 2026',
      'December 2026',
      'January 2027',
    ]);
    expect(periodTexts(every(400, 3), 'en-IN')).toEqual(['2026', '2027', '2029']);
  });

  it('goes by parts where a broken clock makes it centuries', () => {
    expect(every(4000, 30)).toHaveLength(10);
  });

  it('says who wrote how much, how fast, and the longest silence', () => {
    const { rows } = staveOf(
      chatAt([0, 0], [1, MINUTE], [1, 2 * MINUTE], [0, DAY], [1, DAY + 3 * MINUTE]),
      0,
      1,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      turns: 2,
      silence: 0,
      you: { messages: 1, answer: null },
      other: { messages: 2, answer: MINUTE },
    });
    expect(rows[1]).toMatchObject({ silence: DAY - 2 * MINUTE, other: { answer: 3 * MINUTE } });
  });
});
