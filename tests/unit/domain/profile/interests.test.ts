import { describe, expect, it } from 'vitest';
import {
  addInterest,
  hasInterest,
  INTEREST_OPTIONS,
  interestsBeside,
  MOST_INTERESTS,
  toggleInterest,
} from '@/domain/profile/interests';

describe('the interests', () => {
  it('are the sixteen of rule “Options”, none of them twice', () => {
    expect(INTEREST_OPTIONS).toHaveLength(16);
    const unlike = INTEREST_OPTIONS.reduce<readonly string[]>(addInterest, []);
    expect(unlike).toEqual([...INTEREST_OPTIONS]);
  });

  it('take one more at the end, without the space around it', () => {
    expect(addInterest(['Music'], ' Chess ')).toEqual(['Music', 'Chess']);
  });

  it.each(['', '   ', '\n', '\u200b', '\u2800', '\u3164', '\u00ad'])(
    'ignore an empty one: %j',
    (added) => {
      const interests = ['Music'];
      expect(addInterest(interests, added)).toBe(interests);
      expect(toggleInterest(interests, added)).toBe(interests);
    },
  );

  it.each(['Music', 'music', ' MUSIC '])('ignore a repeated one: %j', (added) => {
    const interests = ['Art', 'Music'];
    expect(addInterest(interests, added)).toBe(interests);
    expect(hasInterest(interests, added)).toBe(true);
  });

  it('are at most a thousand: a row with more could not be read', () => {
    const many = Array.from({ length: MOST_INTERESTS }, (_, index) => `Interest ${index}`);
    expect(addInterest(many.slice(1), 'Chess')).toHaveLength(MOST_INTERESTS);
    expect(addInterest(many, 'Chess')).toBe(many);
  });

  it('beside those that are known are told, each once', () => {
    expect(interestsBeside(['Music'], ['music ', 'Chess', 'CHESS', 'Art'])).toEqual([
      'Chess',
      'Art',
    ]);
    expect(interestsBeside([], [])).toEqual([]);
  });

  it('lose one that is toggled again, however it was written, and no other', () => {
    expect(toggleInterest(['Art', 'music', 'Chess'], 'Music')).toEqual(['Art', 'Chess']);
    expect(toggleInterest(['Art', 'Chess'], 'Music')).toEqual(['Art', 'Chess', 'Music']);
  });
});
