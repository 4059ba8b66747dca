import { describe, expect, it } from 'vitest';
import {
  addInterest,
  hasInterest,
  INTEREST_OPTIONS,
  toggleInterest,
} from '@/domain/profile/interests';

describe('the interests', () => {
  it('are the sixteen of rule R35, none of them twice', () => {
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

  it('lose one that is toggled again, however it was written, and no other', () => {
    expect(toggleInterest(['Art', 'music', 'Chess'], 'Music')).toEqual(['Art', 'Chess']);
    expect(toggleInterest(['Art', 'Chess'], 'Music')).toEqual(['Art', 'Chess', 'Music']);
  });
});
