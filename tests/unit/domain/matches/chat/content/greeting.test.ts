import { describe, expect, it } from 'vitest';
import { GREETINGS, matchGreeting } from '@/domain/matches/chat/content/greeting';
import { INTEREST_OPTIONS } from '@/domain/profile/interests';
import { PROFESSIONS } from '@/domain/profile/options';
import { mistakesIn, wordCount } from '../grammar';
import { someMatch } from '../someMatch';

const ids = Array.from({ length: 300 }, (_, index) => `match-${index}`);

describe('matchGreeting', () => {
  it('has eight variants or more, all different', () => {
    expect(GREETINGS.length).toBeGreaterThanOrEqual(8);
    expect(new Set(GREETINGS).size).toBe(GREETINGS.length);
  });

  it('uses every variant', () => {
    const said = new Set(ids.map((id) => matchGreeting(someMatch({ id, interests: ['Art'] }))));
    expect(said.size).toBe(GREETINGS.length);
  });

  it('greets the same way each time', () => {
    for (const id of ids)
      expect(matchGreeting(someMatch({ id }))).toBe(matchGreeting(someMatch({ id })));
  });

  it('says the match’s own name', () => {
    for (const id of ids)
      expect(matchGreeting(someMatch({ id, name: 'Kabir' }))).toMatch(/Kabir|week/u);
  });

  it('is sound for every profession and interest', () => {
    for (const profession of PROFESSIONS) {
      for (const interest of INTEREST_OPTIONS) {
        for (const id of ids.slice(0, 60)) {
          const text = matchGreeting(someMatch({ id, profession, interests: [interest] }));
          expect(mistakesIn(text), text).toEqual([]);
          expect(wordCount(text), text).toBeLessThanOrEqual(35);
        }
      }
    }
  });

  it('greets with an empty profile too', () => {
    for (const id of ids) {
      const bare = someMatch({ id, profession: '', education: '', location: '', interests: [] });
      expect(mistakesIn(matchGreeting(bare))).toEqual([]);
    }
  });
});
