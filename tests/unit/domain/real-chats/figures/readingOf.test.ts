import { describe, expect, it } from 'vitest';
import { HALF_MINIMUM, readingOf } from '@/domain/real-chats/figures/readingOf';
import { chatAt, chatOf, DAY, HOUR, MINUTE, MORNING, message } from '../chats.ts';

/** Three talks: one in the morning, one nine hours after it, one two days later. */
const TALKS = chatAt(
  [0, 0],
  [0, MINUTE],
  [1, 5 * MINUTE],
  [0, 6 * MINUTE],
  [1, 26 * MINUTE],
  [1, 9 * HOUR],
  [0, 9 * HOUR + 30 * MINUTE],
  [0, 9 * HOUR + 45 * MINUTE],
  [0, 2 * DAY],
  [1, 2 * DAY + HOUR],
);

describe('the nine figures of a chat', () => {
  const { you, other, ...reading } = readingOf(TALKS, 0, 1);

  it('counts the messages of each', () => {
    expect(reading.messages).toBe(10);
    expect(you.figures.share).toMatchObject({ value: 0.6, n: 10 });
    expect(other.figures.share).toMatchObject({ value: 0.4, n: 10 });
  });

  it('takes an answer from the last of one to the first of the other', () => {
    // 1 minute and 30 minutes.
    expect(you.figures.answerTime).toMatchObject({ value: 15.5 * MINUTE, n: 2 });
    // 4, 20 and 60 minutes.
    expect(other.figures.answerTime).toMatchObject({ value: 20 * MINUTE, n: 3 });
  });

  it('starts with the first message, and after each silence', () => {
    expect(you.figures.starts).toMatchObject({ value: 2 / 3, n: 3 });
    expect(other.figures.starts).toMatchObject({ value: 1 / 3, n: 3 });
  });

  it('counts who writes again without an answer, but not within ten minutes', () => {
    // After 15 minutes, and after the silence; the one after a minute belongs to the first.
    expect(you.figures.sentTwice).toMatchObject({ value: 2, n: 6 });
    // After the silence of the first day.
    expect(other.figures.sentTwice).toMatchObject({ value: 1, n: 4 });
  });

  it('tells the longest silence and who ended it', () => {
    expect(you.figures.longestSilence).toMatchObject({
      value: 2 * DAY - 9 * HOUR - 45 * MINUTE,
      n: 1,
    });
    expect(other.figures.longestSilence).toMatchObject({ value: 9 * HOUR - 26 * MINUTE, n: 1 });
    expect(reading.longestSilence).toMatchObject({ side: 'you', at: MORNING + 2 * DAY });
  });

  it('knows how it ended', () => {
    expect(reading.ending).toEqual({ side: 'other', messages: 1, at: MORNING + 2 * DAY + HOUR });
    const { ending } = readingOf(chatAt([1, 0], [0, 9], [0, 10]), 0, 1);
    expect(ending).toEqual({ side: 'you', messages: 2, at: MORNING + 10 });
  });

  it('says nothing of halves that are too small', () => {
    for (const { move } of Object.values(you.figures)) expect(move).toBeNull();
  });

  it('lets another silence decide what a start is', () => {
    const long = readingOf(TALKS, 0, 1, { silenceSeconds: 12 * HOUR });
    expect(long.you.figures.starts).toMatchObject({ value: 1, n: 2 });
    expect(long.other.figures.longestSilence).toMatchObject({ value: null, n: 0 });
  });

  it('is the same reading from the other side', () => {
    const turned = readingOf(TALKS, 1, 0);
    expect(turned.other).toEqual(you);
    expect(turned.you).toEqual(other);
  });
});

describe('a wait as long as the limit', () => {
  it('is still an answer, and a second more is a silence', () => {
    const at = readingOf(chatAt([0, 0], [1, 6 * HOUR]), 0, 1);
    expect(at.other.figures.answerTime).toMatchObject({ value: 6 * HOUR, n: 1 });
    expect(at.other.figures.starts.value).toBe(0);
    const over = readingOf(chatAt([0, 0], [1, 6 * HOUR + 1]), 0, 1);
    expect(over.other.figures.answerTime).toMatchObject({ value: null, n: 0 });
    expect(over.other.figures.starts.value).toBe(0.5);
  });

  it('counts a second message from ten minutes on', () => {
    const twice = (seconds: number) =>
      readingOf(chatAt([0, 0], [0, seconds]), 0, 1).you.figures.sentTwice.value;
    expect(twice(10 * MINUTE - 1)).toBe(0);
    expect(twice(10 * MINUTE)).toBe(1);
  });
});

describe('texts', () => {
  it('counts words, questions and emoji over what has text', () => {
    const chat = chatOf([
      message(0, MORNING, { words: 10, questions: 2, emoji: 0 }),
      message(0, MORNING, { words: 2, questions: 0, emoji: 3 }),
      message(0, MORNING, { kind: 'media', words: 0, mood: null }),
      message(1, MORNING, { kind: 'call', words: 0, mood: null }),
    ]);
    const { you, other } = readingOf(chat, 0, 1);
    expect(you.figures.words).toMatchObject({ value: 6, n: 2 });
    expect(you.figures.questions).toMatchObject({ value: 100, n: 2 });
    expect(you.figures.emoji).toMatchObject({ value: 150, n: 2 });
    expect(other.figures.words).toMatchObject({ value: null, n: 0 });
    expect(other.figures.share).toMatchObject({ value: 0.25, n: 4 });
  });

  it('counts moods and what could not be judged', () => {
    const chat = chatOf([
      message(0, MORNING, { mood: 'excited' }),
      message(0, MORNING, { mood: 'excited' }),
      message(0, MORNING, { mood: null }),
      message(1, MORNING, { mood: 'curious' }),
    ]);
    const { you, other } = readingOf(chat, 0, 1);
    expect(you.moods).toMatchObject({ judged: 2, messages: 3, counts: { excited: 2, curious: 0 } });
    expect(other.moods).toMatchObject({ judged: 1, messages: 1, counts: { curious: 1 } });
  });
});

describe('the night', () => {
  it('goes from 23:00 until 05:00 on the clock of the chat', () => {
    const at = (hour: number, minute = 0) =>
      message(0, Date.UTC(2026, 10, 25, hour, minute) / 1000);
    const shareAt = (hour: number, minute = 0) =>
      readingOf(chatOf([at(hour, minute)]), 0, 1).you.figures.night.value;
    expect([shareAt(22, 59), shareAt(23), shareAt(0), shareAt(4, 59), shareAt(5)]).toEqual([
      0, 1, 1, 1, 0,
    ]);
  });
});

describe('the end of daylight saving', () => {
  it('leaves out an answer that seems to come before its question', () => {
    // The clock goes from 02:59 back to 02:00: the second message came 20 minutes later.
    const night = Date.UTC(2026, 9, 25, 2, 50) / 1000;
    const chat = chatOf([
      message(0, night),
      message(1, night - 40 * MINUTE),
      message(0, night - 38 * MINUTE),
      message(1, night - 30 * MINUTE),
    ]);
    const { you, other, ...reading } = readingOf(chat, 0, 1);
    expect(other.figures.answerTime).toMatchObject({ value: 8 * MINUTE, n: 1 });
    expect(you.figures.answerTime).toMatchObject({ value: 2 * MINUTE, n: 1 });
    expect(reading.longestSilence).toBeNull();
    expect(you.figures.starts).toMatchObject({ value: 1, n: 1 });
  });
});

describe('chats of another kind', () => {
  it('reads one without times: what rests on them is unknown', () => {
    const messages = Array.from({ length: 40 }, (_, index) =>
      message(index % 2, null, { words: index < 20 ? 3 : 9 }),
    );
    const { you, span, ending } = readingOf(chatOf(messages), 0, 1);
    expect(span).toBeNull();
    expect(ending).toEqual({ side: 'other', messages: 1, at: null });
    for (const name of ['answerTime', 'starts', 'sentTwice', 'longestSilence', 'night'] as const) {
      expect(you.figures[name]).toEqual({ value: null, n: 0, move: null });
    }
    expect(you.figures.share.value).toBe(0.5);
    // Halves of equally many messages.
    expect(you.figures.words).toEqual({ value: 6, n: 20, move: { first: 3, second: 9 } });
  });

  it('reads one person alone', () => {
    const chat = chatOf([message(0, MORNING), message(0, MORNING + DAY)], ['Asha']);
    const { you, other } = readingOf(chat, 0, null);
    expect(you.figures.share.value).toBe(1);
    expect(you.figures.starts).toMatchObject({ value: 1, n: 2 });
    expect(you.figures.answerTime.value).toBeNull();
    expect(other.figures.share).toMatchObject({ value: 0, n: 2 });
    expect(other.figures.words).toMatchObject({ value: null, n: 0 });
    expect(other.figures.sentTwice.value).toBeNull();
  });

  it('reads two messages', () => {
    const { you, other } = readingOf(chatAt([0, 0], [1, MINUTE]), 0, 1);
    expect(you.figures.share.value).toBe(0.5);
    expect(other.figures.answerTime).toMatchObject({ value: MINUTE, n: 1 });
  });

  it('reads nothing', () => {
    const { you, messages, ending } = readingOf(chatOf([]), 0, 1);
    expect(messages).toBe(0);
    expect(ending).toBeNull();
    expect(you.figures.share).toEqual({ value: null, n: 0, move: null });
  });

  it('reads two of a group of forty as if the others had not written', () => {
    const people = Array.from({ length: 40 }, (_, index) => `Person ${index}`);
    const chat = chatOf(
      [
        message(7, MORNING),
        message(3, MORNING + MINUTE),
        message(0, MORNING + 3 * MINUTE),
        message(31, MORNING + 4 * MINUTE),
        message(7, MORNING + 10 * MINUTE),
      ],
      people,
    );
    const { you, other, messages, leftOut } = readingOf(chat, 7, 31);
    expect([messages, leftOut]).toEqual([3, 2]);
    expect(other.figures.answerTime).toMatchObject({ value: 4 * MINUTE, n: 1 });
    expect(you.figures.answerTime).toMatchObject({ value: 6 * MINUTE, n: 1 });
  });
});

describe('how a figure moved', () => {
  /** Pairs of a question and its answer, one an hour. */
  const pairs = (count: number, wait: (index: number) => number) =>
    chatAt(
      ...Array.from({ length: count }, (_, index) => [
        [0, index * HOUR] as const,
        [1, index * HOUR + wait(index)] as const,
      ]).flat(),
    );

  it('compares halves of equal time', () => {
    const { other } = readingOf(
      pairs(2 * HALF_MINIMUM, (index) => (index < HALF_MINIMUM ? MINUTE : 5 * MINUTE)),
      0,
      1,
    );
    expect(other.figures.answerTime.move).toEqual({ first: MINUTE, second: 5 * MINUTE });
  });

  it('needs ten of what it rests on in each half', () => {
    const { other } = readingOf(
      pairs(2 * HALF_MINIMUM - 1, () => MINUTE),
      0,
      1,
    );
    expect(other.figures.answerTime.n).toBe(2 * HALF_MINIMUM - 1);
    expect(other.figures.answerTime.move).toBeNull();
    expect(other.figures.share.move).not.toBeNull();
  });
});
