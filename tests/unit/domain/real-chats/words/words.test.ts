import { describe, expect, it, test } from 'vitest';
import { NEGATIVE_WORDS, POSITIVE_WORDS } from '@/domain/analysis/moodWords';
import { FIGURES } from '@/domain/real-chats/figures/figures';
import { readingOf } from '@/domain/real-chats/figures/readingOf';
import {
  countWords,
  definitionOf,
  FIGURE_LABELS,
  figureTexts,
  moveText,
  NO_TIMES,
} from '@/domain/real-chats/words/figureWords';
import { MOOD_RULE, unjudgedText } from '@/domain/real-chats/words/moodWords';
import { CANNOT_SAY, CONSENT, readingSentence } from '@/domain/real-chats/words/readingWords';
import { spanText } from '@/domain/real-chats/words/spanText';
import { chatAt, chatOf, DAY, HOUR, MINUTE, MORNING, message } from '../chats.ts';

describe('a length of time', () => {
  test.each([
    [0, '0 s'],
    [59.4, '59 s'],
    [59.5, '1 min'],
    [90, '2 min'],
    [59.5 * MINUTE, '1 h'],
    [2 * HOUR + 10 * MINUTE, '2 h 10 min'],
    [6 * HOUR, '6 h'],
    [DAY, '24 h'],
    [2 * DAY, '2 days'],
    [4.4 * DAY, '4 days'],
    [90 * DAY, '3 months'],
    [1000 * DAY, '3 years'],
  ])('%s s is told as %s', (seconds, text) => {
    expect(spanText(seconds)).toBe(text);
  });
});

/** So many questions of yours, each answered after a minute, and your answers after three. */
const talk = (count: number) =>
  chatAt(
    ...Array.from({ length: count }, (_, index) => [
      [0, index * 4 * MINUTE] as const,
      [1, index * 4 * MINUTE + MINUTE] as const,
    ]).flat(),
  );

describe('the reading in a sentence', () => {
  test.each([
    [chatOf([]), 'Neither of the two wrote anything here.'],
    [chatAt([0, 0]), 'Only you wrote here: 1 message, and no answer.'],
    [chatAt([1, 0], [1, 9]), 'Only the other person wrote here: 2 messages, and no answer.'],
    [talk(2), 'There are only 4 messages here, too few to compare.'],
    [talk(5), 'Of 10 messages you wrote 50%; there are too few answers to say how fast they come.'],
    [
      talk(6),
      'Of 12 messages you wrote 50%; half of your answers come within about 3 min, half of theirs within about 1 min.',
    ],
    [
      chatOf(Array.from({ length: 12 }, (_, index) => message(index % 4 === 0 ? 0 : 1, null))),
      'Of 12 messages you wrote 25%; the export has no times, so it cannot say how fast anybody answers.',
    ],
  ])('says what the figures say', (chat, sentence) => {
    expect(readingSentence(readingOf(chat, 0, 1))).toBe(sentence);
  });
});

describe('the figures in words', () => {
  it('gives shares of one whole that make 100%', () => {
    const chat = chatAt([0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [1, 5], [1, 6], [1, 7]);
    expect(figureTexts('share', readingOf(chat, 0, 1))).toEqual({ you: '63%', other: '37%' });
  });

  it('says what is unknown, and what there is none of', () => {
    const untimed = readingOf(chatOf([message(0, null)]), 0, null);
    expect(figureTexts('answerTime', untimed).you).toBe('no times');
    expect(figureTexts('words', untimed).other).toBe('none');
    expect(figureTexts('longestSilence', readingOf(talk(3), 0, 1)).you).toBe('none');
  });

  it('says what each rests on', () => {
    const { you } = readingOf(talk(6), 0, 1);
    expect(countWords('answerTime', you.figures.answerTime)).toBe('of 5 answers');
    expect(countWords('starts', you.figures.starts)).toBe('of 1 start');
  });

  it('names in its definition the silence that was chosen', () => {
    for (const name of FIGURES) expect(definitionOf(name, 3 * HOUR)).toMatch(/\.$/u);
    expect(definitionOf('starts', 3 * HOUR)).toContain('more than 3 h');
    expect(definitionOf('sentTwice', 3 * HOUR)).toContain('10 min or more');
  });

  it('tells how a figure moved, if it did', () => {
    const figure = { value: 240, n: 30, move: { first: 60, second: 600 } };
    expect(moveText('answerTime', figure)).toBe('1 min, then 10 min');
    expect(moveText('answerTime', { ...figure, move: { first: 60, second: 61 } })).toBeNull();
    expect(moveText('answerTime', { ...figure, move: null })).toBeNull();
  });

  it('says how many messages have no mood', () => {
    const moods = (...all: readonly (null | 'neutral')[]) =>
      readingOf(chatOf(all.map((mood) => message(0, MORNING, { mood }))), 0, null).you.moods;
    expect(unjudgedText(moods())).toBe('There are no messages to judge.');
    expect(unjudgedText(moods('neutral'))).toBe('It could judge every message.');
    expect(unjudgedText(moods(null, 'neutral'), moods(null, null))).toContain('cannot judge 75%');
  });
});

describe('the texts that people see', () => {
  it('has the row headers that the table is known by', () => {
    expect(FIGURES.map((name) => FIGURE_LABELS[name])).toEqual([
      'Share of messages',
      'Median time to answer',
      'Starts',
      'Sent twice',
      'Words a message',
      'Questions per 100',
      'Emoji per 100',
      'Longest silence',
      'At night',
    ]);
  });

  it('says how many signals the rule of moods knows', () => {
    expect(MOOD_RULE).toContain(`${POSITIVE_WORDS.size + NEGATIVE_WORDS.size} English words`);
  });

  it('says what it cannot say, in whole sentences without long dashes', () => {
    for (const text of [CANNOT_SAY, CONSENT, NO_TIMES, MOOD_RULE]) {
      expect(text).toMatch(/^[A-Z][^—]+\.$/u);
    }
    expect(CANNOT_SAY).toContain('likes you');
  });
});
