import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sentimentOf } from '@/domain/analysis/sentiment';
import { measureMessage } from '@/domain/real-chats/measureMessage';
import type { RealMessageKind } from '@/domain/real-chats/realMessage';

const measured = (text: string, kind: RealMessageKind = 'text') =>
  measureMessage({ at: 7, from: 'Tanvi', kind, text }, 1);

describe('a message of a real chat, measured', () => {
  test.each([
    ['', 0],
    ['hi', 1],
    ["don't be late, ok", 4],
    ['तुम कैसी हो', 3],
    ['क्‍या हाल है', 3],
    ['haan यार, chalo 5 baje', 5],
    ['👍🏽 ... !!', 0],
    ['see https://example.com/a-b?c=d&e=f now', 3],
    ['one\ntwo\u00A0three', 3],
  ])('counts the words of %j', (text, words) => {
    expect(measured(text).words).toBe(words);
  });

  test.each([
    ['where are you?', 1],
    ['where are you???', 1],
    ['where?! ? ?', 1],
    ['where? and when?', 2],
    ['?', 1],
    ['کہاں ہو؟', 1],
    ['कब आओगे? कहाँ?', 2],
    ['https://example.com/watch?v=1', 0],
    ['(https://example.com/?v=1) seen?', 1],
    ['Www.example.com?a', 0],
    ['no', 0],
  ])('counts the questions of %j', (text, questions) => {
    expect(measured(text).questions).toBe(questions);
  });

  test.each([
    ['😂😂', 2],
    ['🇮🇳 yes', 1],
    ['🇮🇳🇮🇳', 2],
    ['👨‍👩‍👧‍👦', 1],
    ['👍🏽', 1],
    ['❤️ and ❤', 2],
    ['❤️‍🔥', 1],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
    ['1️⃣ 2 #', 1],
    ['1️⃣2️⃣#⃣', 3],
    ['😀1️⃣☕', 3],
    ['𑀓1️⃣', 1],
    ['🧑🏽‍❤️‍💋‍🧑🏿', 1],
    ['☺️ ✔', 2],
    ['© 2026 Taal™ → ok', 0],
    ['नमस्ते 🙏', 1],
  ])('counts the emoji of %j', (text, emoji) => {
    expect(measured(text).emoji).toBe(emoji);
  });

  test.each([
    ['I love momos', 'positive'],
    ['I LOVE it but it was bad, bad', 'negative'],
    ['glovebox', 'neutral'],
    ['kya kar rahe ho?', 'curious'],
    ['haan', 'neutral'],
    ['yes!!', 'excited'],
    ['good यार', 'positive'],
    ['😘', 'excited'],
    ['??', 'curious'],
    ['👍', null],
    ['9:30', null],
    ['', null],
    ['तुम कहाँ हो?', 'curious'],
    ['बहुत अच्छा लगा', 'positive'],
    ['अच्छा नहीं लगा', 'neutral'],
    ['९:३०', null],
    ['நல்லா இருக்கு 😍', null],
  ])('tells the mood of %j', (text, mood) => {
    expect(measured(text).mood).toBe(mood);
  });

  it('counts nothing of what is no text, whatever stands there', () => {
    for (const kind of ['media', 'deleted', 'call', 'poll'] as const) {
      expect(measured('love? 😍', kind)).toEqual({
        at: 7,
        from: 1,
        kind,
        words: 0,
        questions: 0,
        emoji: 0,
        mood: null,
      });
    }
  });

  it('has the mood of the rule “Order” for any text with a letter that the rule reads', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'love',
        'Good',
        'BAD',
        'sad',
        '!',
        '?',
        '😍',
        '❤',
        ' ',
        '_',
        '-',
        'é',
        'है',
        'बुरा',
        'नहीं',
        'achha',
        'nahi',
        '👍',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = `${pieces.join('')} x`;
        expect(measured(text).mood).toBe(sentimentOf(text));
      }),
      { numRuns: 500 },
    );
  });

  it('finds no more questions than marks, nor more words than runs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { words, questions, emoji } = measured(text);
        expect(words).toBeLessThanOrEqual(text.split(/\s+/u).length);
        expect(questions).toBeLessThanOrEqual(text.split(/[?\u061F\uFF1F]/u).length - 1);
        expect(emoji).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
