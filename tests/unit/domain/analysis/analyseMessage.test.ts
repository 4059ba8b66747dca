import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { analyseMessage } from '@/domain/analysis/analyseMessage';
import { overallAssessment } from '@/domain/analysis/overallAssessment';
import { sentimentOf } from '@/domain/analysis/sentiment';
import { typingSpeed } from '@/domain/analysis/typingSpeed';

const NOON = Date.UTC(2026, 0, 5, 12);
const at = (now: number) => () => now;

/** Gives the numbers in turn. */
function sequence(...numbers: number[]): () => number {
  return () => numbers.shift() ?? 0;
}

function emojiOf(text: string) {
  const message = { text, timeTaken: 1, responseTime: 1 };
  return analyseMessage(message, at(NOON), () => 0).sentiment_analysis.emoji_analysis;
}

describe('the whole local analysis', () => {
  it('fills every field', () => {
    const message = { text: 'I love this! 😍 ❤️', timeTaken: 4, responseTime: 1.5 };
    expect(analyseMessage(message, at(NOON), () => 0)).toEqual({
      typing_analysis: { wpm: 75, consistency: 0.7, confidence_level: 'high' },
      sentiment_analysis: {
        sentiment: 'excited',
        confidence: 0.8,
        // Two emoji, one exclamation mark, one good word: four signals of five.
        emotional_intensity: 0.8,
        emoji_analysis: { count: 2, emojis: ['😍', '❤️'] },
      },
      response_analysis: {
        response_time: 1.5,
        interpretation: 'very_engaged',
        engagement_level: 'engaged',
      },
      compatibility_score: 0.7,
      digital_body_language: {
        confidence_level: 'high',
        emotional_state: 'excited',
        engagement_level: 'engaged',
        overall_assessment: 'Highly Compatible - Strong mutual interest detected',
      },
      timestamp: new Date(NOON),
    });
  });

  it('has no speed for a pasted text', () => {
    const message = { text: 'pasted words', timeTaken: 0, responseTime: 7 };
    const result = analyseMessage(message, at(NOON), () => 0.5);
    expect(result.typing_analysis).toMatchObject({ wpm: 0, confidence_level: 'low' });
    expect(result.digital_body_language).toMatchObject({
      confidence_level: 'medium',
      engagement_level: 'moderate',
      overall_assessment: 'Thoughtful Interest - Meaningful connection developing',
    });
  });

  it('takes its time and its randomness from outside', () => {
    const message = { text: 'hello', timeTaken: 1, responseTime: 1 };
    const first = analyseMessage(message, at(1000), sequence(0, 0.5, 0.25));
    expect(first.timestamp).toEqual(new Date(1000));
    expect(first.typing_analysis.consistency).toBeCloseTo(0.7);
    expect(first.sentiment_analysis.confidence).toBeCloseTo(0.9);
    expect(first.compatibility_score).toBeCloseTo(0.775);
    expect(analyseMessage(message, at(1000), sequence(0, 0.5, 0.25))).toEqual(first);
    expect(analyseMessage(message, at(2000), sequence(0.9, 0.5, 0.25))).not.toEqual(first);
  });

  it('keeps the ranges of rule “Analysis of a message” and agrees with the single rules', () => {
    const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    const seconds = fc.double({ min: 0, max: 1e6, noNaN: true });
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, seconds, seconds, draw, (content, timeTaken, responseTime, drawn) => {
        const message = { text: content, timeTaken, responseTime };
        const result = analyseMessage(message, at(NOON), () => drawn);
        const { typing_analysis, sentiment_analysis, digital_body_language } = result;
        for (const [value, low] of [
          [typing_analysis.consistency, 0.7],
          [result.compatibility_score, 0.7],
          [sentiment_analysis.confidence, 0.8],
          [sentiment_analysis.emotional_intensity, 0],
        ] as const) {
          expect(value).toBeGreaterThanOrEqual(low);
          expect(value).toBeLessThanOrEqual(1);
        }
        const sentiment = sentimentOf(content);
        const wpm = typingSpeed(content, timeTaken);
        expect(typing_analysis.wpm).toBe(wpm);
        expect(sentiment_analysis.sentiment).toBe(sentiment);
        expect(digital_body_language.emotional_state).toBe(sentiment);
        expect(digital_body_language.overall_assessment).toBe(
          overallAssessment({ sentiment, wpm, responseSeconds: responseTime }),
        );
      }),
    );
  });
});

test.each([
  ['nothing', 0],
  ['hm!', 0.2],
  ['good! ✨ bad', 0.8],
  ['good good good good good', 1],
  ['!!!!!!!!!!', 1],
])('the intensity of %j is %d', (text, intensity) => {
  const message = { text, timeTaken: 1, responseTime: 1 };
  const result = analyseMessage(message, at(NOON), () => 0);
  expect(result.sentiment_analysis.emotional_intensity).toBeCloseTo(intensity);
});

describe('emoji analysis', () => {
  test.each([
    ['none', 'no emoji, 123 # *', []],
    ['in order, repeated', 'a 😍 b 🔥 c 😍', ['😍', '🔥', '😍']],
    ['side by side', '😍🔥', ['😍', '🔥']],
    ['a family is one', '👨‍👩‍👧‍👦!', ['👨‍👩‍👧‍👦']],
    ['a heart on fire is one', '❤️‍🔥', ['❤️‍🔥']],
    ['a couple with skin tones is one', '🧑🏽‍❤️‍🧑🏿', ['🧑🏽‍❤️‍🧑🏿']],
    ['a skin tone belongs to its hand', '👍🏽👍', ['👍🏽', '👍']],
    ['flags are pairs', '🇮🇳🇫🇷', ['🇮🇳', '🇫🇷']],
    ['with the variation selector', '❤️ ❤', ['❤️', '❤']],
  ])('%s', (_, text, emojis) => {
    expect(emojiOf(text)).toEqual({ count: emojis.length, emojis });
  });

  it('counts all and keeps the first twenty', () => {
    const result = emojiOf(`😍${'🔥'.repeat(5000)}`);
    expect(result.count).toBe(5001);
    expect(result.emojis).toEqual(['😍', ...Array.from({ length: 19 }, () => '🔥')]);
  });
});
