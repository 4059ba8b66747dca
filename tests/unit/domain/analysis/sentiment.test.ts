import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  HINDI_NEGATIVE,
  HINDI_POSITIVE,
  HINGLISH_NEGATIVE,
  HINGLISH_POSITIVE,
} from '@/domain/analysis/content/indianMoodWords';
import { SENTIMENTS, sentimentOf, sentimentSignals } from '@/domain/analysis/sentiment';

const EXCITED_EMOJI = ['😍', '🥰', '😘', '💕', '❤', '✨', '🔥', '💖'];
const POSITIVE =
  'love great amazing wonderful happy excited fantastic awesome perfect excellent good nice beautiful'.split(
    ' ',
  );
const NEGATIVE = 'hate bad terrible awful sad angry frustrated disappointed upset horrible'.split(
  ' ',
);
const VARIATION_SELECTOR = '\uFE0F';

describe('the moods of rule “Order”, in their order', () => {
  test.each([
    ['excited: an emoji beats negative words', 'I hate this, it is terrible 🔥', 'excited'],
    ['excited: two exclamation marks', 'stop!!', 'excited'],
    ['excited: two exclamation marks apart', 'wait! what!', 'excited'],
    ['not excited: one exclamation mark', 'stop!', 'neutral'],
    ['one exclamation mark leaves a good word positive', 'good!', 'positive'],
    ['positive beats curious', 'is it good?', 'positive'],
    ['negative beats curious', 'is it bad?', 'negative'],
    ['more good than bad', 'good good bad', 'positive'],
    ['more bad than good', 'good bad bad', 'negative'],
    ['as many good as bad', 'good bad', 'neutral'],
    ['as many good as bad, and a question', 'good or bad?', 'curious'],
    ['curious', 'where do you live?', 'curious'],
    ['neutral', 'I live in Pune', 'neutral'],
    ['neutral: nothing at all', '', 'neutral'],
    ['neutral: white space', ' \n ', 'neutral'],
  ])('%s', (_, text, sentiment) => {
    expect(sentimentOf(text)).toBe(sentiment);
  });
});

describe('the emoji of excitement', () => {
  test.each(EXCITED_EMOJI)('%s excites, with and without U+FE0F', (emoji) => {
    expect(sentimentOf(`so ${emoji} it is`)).toBe('excited');
    expect(sentimentOf(`so ${emoji}${VARIATION_SELECTOR} it is`)).toBe('excited');
  });

  test.each([
    ['🙂', 'neutral'],
    ['😢', 'neutral'],
    ['💔', 'neutral'],
    ['💗', 'neutral'],
    [VARIATION_SELECTOR, 'neutral'],
    ['😍😍😍', 'excited'],
  ])('a text of nothing but %s is %s', (text, sentiment) => {
    expect(sentimentOf(text)).toBe(sentiment);
  });

  it('does not take half of an emoji for another', () => {
    // 😎 shares its first half, U+D83D, with most of the eight.
    expect(sentimentOf('😎\uD83D')).toBe('neutral');
  });
});

describe('words', () => {
  test.each(POSITIVE)('%s is positive', (word) => {
    expect(sentimentOf(`so ${word}.`)).toBe('positive');
  });

  test.each(NEGATIVE)('%s is negative', (word) => {
    expect(sentimentOf(`so ${word}.`)).toBe('negative');
  });

  test.each([
    ['goodbye', 'neutral'],
    ['unhappy', 'neutral'],
    ['badly', 'neutral'],
    ['lovely', 'neutral'],
    ['sadé', 'neutral'],
    ['नgood', 'neutral'],
    ['good1', 'neutral'],
    ['GOOD', 'positive'],
    ['GoOd', 'positive'],
    ['good-natured', 'positive'],
    ['"good"', 'positive'],
    ['good,bad,good', 'positive'],
    ['बहुत good', 'positive'],
    ['आप कैसे हैं?', 'curious'],
    ['वाह!!', 'excited'],
  ])('%j is %s', (text, sentiment) => {
    expect(sentimentOf(text)).toBe(sentiment);
  });

  it('are found as often as they occur, in lower case', () => {
    expect(sentimentSignals('Good, good! BAD? ❤️ really good??')).toEqual({
      excitedEmoji: ['❤'],
      exclamations: 1,
      positiveWords: ['good', 'good', 'good'],
      negativeWords: ['bad'],
      questions: 3,
    });
  });
});

describe('words of Hinglish and Hindi', () => {
  const lists = { HINGLISH_POSITIVE, HINGLISH_NEGATIVE, HINDI_POSITIVE, HINDI_NEGATIVE };

  test.each(Object.entries(lists))('%s has at least sixty, each a whole word', (name, words) => {
    expect(words.size).toBeGreaterThanOrEqual(60);
    const mood = name.endsWith('POSITIVE') ? 'positive' : 'negative';
    for (const word of words) {
      expect([word, sentimentOf(word)]).toEqual([word, mood]);
      expect([word, sentimentOf(`x${word}`)]).toEqual([word, 'neutral']);
    }
  });

  it('none is an English word of the coach’s examples, so that English stays as it was', () => {
    const texts = import.meta.glob<string>('/src/domain/coach/safety/examples/en/*.txt', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const words = new Set(Object.values(texts).join(' ').toLowerCase().match(/\w+/gu));
    expect(words.size).toBeGreaterThan(3000);
    const hinglish = [...HINGLISH_POSITIVE, ...HINGLISH_NEGATIVE];
    expect(hinglish.filter((word) => words.has(word))).toEqual([]);
  });

  test.each([
    ['mujhe bahut acha laga', 'positive'],
    ['Main aaj bahut khush hoon', 'positive'],
    ['yaar bahut bura laga', 'negative'],
    ['मुझे अच्छा लगा', 'positive'],
    ['मैं बहुत उदास हूँ', 'negative'],
    ['वह ज़बरदस्त है', 'positive'],
    ['वह जबरदस्त है', 'positive'],
    ['मज़ा आया', 'positive'],
    ['बढ़िया', 'positive'],
    ['ACHA hai', 'positive'],
    ['achanak', 'neutral'],
    ['अच्छाइयाँ', 'neutral'],
  ])('%j is %s', (text, sentiment) => {
    expect(sentimentOf(text)).toBe(sentiment);
  });

  test.each([
    ['acha nahi laga', 'neutral'],
    ['main khush nahi hu', 'neutral'],
    ['acha bilkul bhi nahi laga', 'neutral'],
    ['mujhe ye pasand nhi', 'neutral'],
    ['nahi acha', 'neutral'],
    ['woh nahi acha', 'neutral'],
    ['ab mat udaas ho', 'neutral'],
    ['acha tha mat', 'positive'],
    ['udaas mat ho', 'neutral'],
    ['mat ro, gussa mat kar', 'neutral'],
    ['अच्छा नहीं लगा', 'neutral'],
    ['बुरा मत मानना', 'neutral'],
    ['बुरा न मानें', 'neutral'],
    ['नाराज़ नहीं हूँ', 'neutral'],
    ['main happy nahi hu', 'neutral'],
    // The negation is of something else.
    ['nahi, acha hai', 'positive'],
    ['acha hai, nahi kya?', 'positive'],
    ['acha hai par nahi jaungi', 'positive'],
    ['bura nahi acha hai', 'positive'],
    ['acha laga hi kyun mujhe nahi pata', 'positive'],
    ['अच्छा है लेकिन नहीं आऊँगी', 'positive'],
    // English stays to the letter.
    ['not good', 'positive'],
    ['I am not sad', 'negative'],
    ['a good mat', 'positive'],
  ])('%j is %s', (text, sentiment) => {
    expect(sentimentOf(text)).toBe(sentiment);
  });

  it('are told as signals in the letters that were typed', () => {
    expect(sentimentSignals('ज़बरदस्त! Good nahi')).toMatchObject({
      positiveWords: ['ज़बरदस्त'],
      negativeWords: [],
    });
  });
});

describe('long texts', () => {
  test.each([50_000, 100_000])('of %d characters are read to the end', (length) => {
    const filler = 'lorem ipsum '.repeat(Math.ceil(length / 12)).slice(0, length);
    expect(sentimentOf(filler)).toBe('neutral');
    expect(sentimentOf(`${filler} awful`)).toBe('negative');
    expect(sentimentOf(`${filler} 💖`)).toBe('excited');
    expect(sentimentOf('!'.repeat(length))).toBe('excited');
    expect(sentimentOf('a'.repeat(length))).toBe('neutral');
  });
});

it('gives one of the five for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(SENTIMENTS).toContain(sentimentOf(text));
    }),
  );
});

it('agrees with a plain count of good and bad words', () => {
  const word = fc.constantFrom(...POSITIVE, ...NEGATIVE, 'tea', 'goodbye', 'Pune');
  fc.assert(
    fc.property(fc.array(word), (chosen) => {
      const good = chosen.filter((entry) => POSITIVE.includes(entry)).length;
      const bad = chosen.filter((entry) => NEGATIVE.includes(entry)).length;
      const moods = ['negative', 'neutral', 'positive'] as const;
      expect(sentimentOf(chosen.join(' '))).toBe(moods[Math.sign(good - bad) + 1]);
    }),
  );
});
