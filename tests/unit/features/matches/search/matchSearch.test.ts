import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '@/domain/matches/filterBounds';
import { filtersOf, parseMatchSearch, searchOf } from '@/features/matches/search/matchSearch';

describe('the address of the matches', () => {
  it('is empty at the defaults', () => {
    expect(searchOf(DEFAULT_FILTERS, '')).toEqual({});
    expect(filtersOf({})).toEqual(DEFAULT_FILTERS);
  });

  it('cuts a long search between two characters', () => {
    const family = '👩‍👩‍👧‍👦';
    const { q } = searchOf(DEFAULT_FILTERS, 'a'.repeat(195) + family);
    expect(q).toBe('a'.repeat(195));
  });

  it('keeps search and filters, whatever they are', () => {
    const word = fc.string({ minLength: 1, maxLength: 40 });
    const age = fc.integer({ min: 18, max: 50 });
    fc.assert(
      fc.property(
        fc.tuple(age, age),
        fc.integer({ min: 1, max: 100 }),
        fc.record({ profession: word, education: word, q: word }),
        fc.array(word, { maxLength: 16 }),
        ([one, other], distance, { profession, education, q }, interests) => {
          const ageRange = [Math.min(one, other), Math.max(one, other)] as const;
          const filters = { ageRange, distance, profession, education, interests };
          const search = parseMatchSearch(JSON.parse(JSON.stringify(searchOf(filters, q))));
          expect(filtersOf(search)).toEqual(filters);
          expect(search.q).toBe(q);
        },
      ),
    );
  });

  it('says nothing that it would not be read to say, whatever was stored', () => {
    const word = fc.string({ maxLength: 400 });
    const number = fc.oneof(fc.integer(), fc.double());
    fc.assert(
      fc.property(
        fc.tuple(number, number),
        number,
        fc.record({ profession: word, education: word, q: word }),
        fc.array(word, { maxLength: 80 }),
        (ageRange, distance, { profession, education, q }, interests) => {
          const search = searchOf({ ageRange, distance, profession, education, interests }, q);
          expect(parseMatchSearch(search)).toEqual(search);
        },
      ),
    );
  });

  it.each([
    [null],
    ['text'],
    [{ ageFrom: 'no', ageTo: 900, distance: -3, interests: 'x', q: { a: 1 } }],
    [{ ageFrom: 20.5, profession: 7, education: ['a'], interests: [1, 2] }],
  ])('of nonsense is that of everyone: %j', (raw) => {
    expect(parseMatchSearch(raw)).toEqual({});
  });

  it('keeps what is right beside what is wrong, and puts ages in order', () => {
    expect(parseMatchSearch({ q: 2024, distance: 10, ageTo: 900 })).toEqual({
      q: '2024',
      distance: 10,
    });
    expect(filtersOf({ ageFrom: 40, ageTo: 20 }).ageRange).toEqual([20, 40]);
  });
});
