import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENTIMENTS } from '@/domain/analysis/sentiment';
import { exchangeOf, messagesOfTwo } from '@/domain/real-chats/figures/exchange';
import { FIGURES } from '@/domain/real-chats/figures/figures';
import { readingOf } from '@/domain/real-chats/figures/readingOf';
import { MOST_COLUMNS } from '@/domain/real-chats/stave/columns';
import { staveOf } from '@/domain/real-chats/stave/staveOf';
import { figureTexts } from '@/domain/real-chats/words/figureWords';
import { readingSentence } from '@/domain/real-chats/words/readingWords';
import { chatOf, DAY, HOUR, MORNING } from '../chats.ts';

const small = fc.integer({ min: 0, max: 30 });

const measured = (at: fc.Arbitrary<number | null>) =>
  fc.record({
    at,
    from: fc.integer({ min: 0, max: 2 }),
    kind: fc.constantFrom('text', 'media', 'deleted', 'call', 'poll'),
    words: small,
    questions: small,
    emoji: small,
    mood: fc.constantFrom(...SENTIMENTS, null),
  });

/** In any order, so that the clock also goes backwards. */
const timed = fc.array(measured(fc.integer({ min: MORNING, max: MORNING + 30 * DAY })), {
  maxLength: 400,
  size: 'max',
});
/** By the hour, so that waits are often just as long as a silence. */
const hourly = fc
  .array(measured(fc.integer({ min: 0, max: 40 })), { maxLength: 90, size: 'max' })
  .map((messages) =>
    messages.map((one) => ({ ...one, at: one.at === null ? null : MORNING + one.at * HOUR })),
  );
const untimed = fc.array(measured(fc.constant(null)), { maxLength: 60 });
const chats = fc.oneof(timed, hourly, untimed).map((messages) => chatOf(messages));

describe('any chat', () => {
  it('has figures that are numbers, and shares that make a whole', () => {
    fc.assert(
      fc.property(chats, (chat) => {
        const { you, other, messages, leftOut } = readingOf(chat, 0, 1);
        expect(messages + leftOut).toBe(chat.messages.length);
        for (const voice of [you, other]) {
          for (const { value, n, move } of Object.values(voice.figures)) {
            expect(n).toBeGreaterThanOrEqual(0);
            for (const number of [value, move?.first, move?.second]) {
              if (typeof number === 'number') expect(number).toBeGreaterThanOrEqual(0);
            }
          }
        }
        for (const name of ['share', 'starts'] as const) {
          const [own, theirs] = [you.figures[name].value, other.figures[name].value];
          expect(own === null).toBe(theirs === null);
          if (own !== null && theirs !== null) expect(own + theirs).toBeCloseTo(1);
          const texts = figureTexts(name, readingOf(chat, 0, 1));
          if (own !== null) {
            expect(Number.parseInt(texts.you, 10) + Number.parseInt(texts.other, 10)).toBe(100);
          }
        }
      }),
    );
  });

  it('has medians within the range of what they are of', () => {
    fc.assert(
      fc.property(chats, (chat) => {
        const reading = readingOf(chat, 0, 1);
        const { answers } = exchangeOf(messagesOfTwo(chat, 0, 1), reading.silenceSeconds);
        for (const side of ['you', 'other'] as const) {
          const { value, n } = reading[side].figures.answerTime;
          const seconds = answers.filter((one) => one.side === side).map((one) => one.seconds);
          expect(n).toBe(seconds.length);
          if (value === null) continue;
          expect(value).toBeGreaterThanOrEqual(Math.min(...seconds));
          expect(value).toBeLessThanOrEqual(Math.max(...seconds));
          expect(value).toBeLessThanOrEqual(reading.silenceSeconds);
        }
      }),
    );
  });

  it('has halves on either side of a rate, where both have enough', () => {
    fc.assert(
      fc.property(chats, (chat) => {
        const { you } = readingOf(chat, 0, 1);
        for (const name of ['share', 'words', 'questions', 'emoji', 'night', 'starts'] as const) {
          const { value, move } = you.figures[name];
          if (value === null || move === null) continue;
          expect(value).toBeGreaterThanOrEqual(Math.min(move.first, move.second) - 1e-9);
          expect(value).toBeLessThanOrEqual(Math.max(move.first, move.second) + 1e-9);
        }
      }),
    );
  });

  it('fits on the stave, with every message of the two in one column and one row', () => {
    fc.assert(
      fc.property(chats, (chat) => {
        const { messages } = readingOf(chat, 0, 1);
        const { columns, rows } = staveOf(chat, 0, 1);
        expect(columns.length).toBeLessThanOrEqual(MOST_COLUMNS);
        for (const part of [columns, rows]) {
          const held = part.map(({ you, other }) => (you?.messages ?? 0) + (other?.messages ?? 0));
          expect(held.reduce((sum, count) => sum + count, 0)).toBe(messages);
        }
        for (const { you, other, gap } of columns) {
          for (const height of [you?.height ?? 1, other?.height ?? 1]) {
            expect(height).toBeGreaterThan(0);
            expect(height).toBeLessThanOrEqual(1);
          }
          expect(gap).toBeGreaterThanOrEqual(0);
          expect(gap).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('has on the stave the answers that the figures count', () => {
    fc.assert(
      fc.property(chats, fc.constantFrom(6 * HOUR, DAY), (chat, silenceSeconds) => {
        const { columns, turnsInColumn } = staveOf(chat, 0, 1, { silenceSeconds });
        if (turnsInColumn > 1) return;
        const { answers, silences } = exchangeOf(messagesOfTwo(chat, 0, 1), silenceSeconds);
        const shown = columns.flatMap(({ you, other }) => (you ?? other)?.answer ?? []);
        expect(shown).toEqual(answers.map(({ seconds }) => seconds));
        expect(columns.filter(({ silence }) => silence > 0)).toHaveLength(silences.length);
      }),
    );
  });

  it('is told without a gap in the words', () => {
    fc.assert(
      fc.property(chats, (chat) => {
        const reading = readingOf(chat, 0, 1);
        const told = FIGURES.flatMap((name) => Object.values(figureTexts(name, reading)));
        for (const text of [readingSentence(reading), ...told]) {
          expect(text).not.toMatch(/NaN|null|undefined|Infinity|-\d/u);
        }
      }),
    );
  });
});
