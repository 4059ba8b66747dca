import { describe, expect, it } from 'vitest';
import { detectTheme } from '@/domain/matches/chat/detectTheme';
import { THEMES } from '@/domain/matches/chat/themes';
import { sentencesByTheme } from './sentencesByTheme';

const examples = THEMES.flatMap((theme) =>
  sentencesByTheme[theme].map((sentence) => ({ theme, sentence })),
);

describe('detectTheme', () => {
  it.each(examples)('hears $theme in "$sentence"', ({ theme, sentence }) => {
    expect(detectTheme(sentence)).toBe(theme);
  });

  it.each(THEMES)('has two sentences or more for %s', (theme) => {
    expect(sentencesByTheme[theme].length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['an interest before the greeting', 'Hi! Do you like cricket?', 'Cricket'],
    ['what was said before the question back', 'I love cricket, and you?', 'Cricket'],
    ['how one is before the greeting', 'Hello, how are you?', 'howAreYou'],
    ['what phones make of spelling', 'wats ur name', 'name'],
    ['capitals and apostrophes', 'WHAT’S UP', 'howAreYou'],
  ])('hears %s', (_, sentence, theme) => {
    expect(detectTheme(sentence)).toBe(theme);
  });

  it.each([
    ['', 'nothing'],
    ['   ', 'blanks'],
    ['?!', 'signs'],
    ['I am a doctor too', 'their own work'],
    ['I got lost in a maze', 'something unforeseen'],
    ['My heart beats in my party hat', 'art, eat and part inside words'],
  ])('hears no theme in "%s" (%s)', (sentence) => {
    expect(detectTheme(sentence)).toBeNull();
  });

  it('reads only the beginning of a very long text', () => {
    expect(detectTheme(`${'x '.repeat(2_000)}cricket`)).toBeNull();
    expect(detectTheme(`cricket ${'x '.repeat(50_000)}`)).toBe('Cricket');
  });
});
