import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { generateMatches } from '@/domain/matches/generateMatches';
import { KNOWN_CITIES } from '@/domain/matches/people/cities';
import { findCity } from '@/domain/matches/people/findCity';
import { moveToCity } from '@/domain/matches/people/moveToCity';
import { NOON, seeds } from '../people';

const names = fc.constantFrom(...KNOWN_CITIES.map(({ city }) => city));

describe('a location means', () => {
  test.each([
    ['Bangalore', 'Bengaluru'],
    [' BENGALURU ', 'Bengaluru'],
    ['बेंगलुरु', 'Bengaluru'],
    ['Bombay', 'Mumbai'],
    ['मुम्बई', 'Mumbai'],
    ['Andheri West, Mumbai, Maharashtra, India', 'Mumbai'],
    ['Navi Mumbai', 'Navi Mumbai'],
    ['Vashi, Navi Mumbai', 'Navi Mumbai'],
    ['I live in Navi Mumbai', 'Navi Mumbai'],
    ['New Delhi', 'Delhi'],
    ['new-delhi', 'Delhi'],
    ['Delhi NCR', 'Delhi'],
    ['नई दिल्ली', 'Delhi'],
    ['Calcutta', 'Kolkata'],
    ['Madras (Chennai)', 'Chennai'],
    ['Gurgaon', 'Gurugram'],
    ['चंडीगढ', 'Chandigarh'],
    ['I live in Jaipur', 'Jaipur'],
    ['Jaipur city', 'Jaipur'],
  ])('%s: %s', (location, city) => {
    expect(findCity(location)?.city).toBe(city);
  });

  test.each([
    [''],
    ['   '],
    ['Lisbon'],
    ['Punekar'],
    ['Suratgarh'],
    ['between Pune and Mumbai'],
    [`${'x'.repeat(200)} Pune`],
    ['\u0000'],
  ])('no known city: %j', (location) => {
    expect(findCity(location)).toBeNull();
  });

  it('its own city for every spelling that is known, which belongs to no other', () => {
    for (const { city, spellings } of KNOWN_CITIES) {
      for (const spelling of [city, ...spellings]) expect(findCity(spelling)?.city).toBe(city);
    }
  });

  it('the same whatever it is, and never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (location) => {
        expect(findCity(location)).toBe(findCity(location));
      }),
    );
  });
});

describe('matches of a person who lives in a known city', () => {
  it('are the same people with the same distances, in ten streets of that city', () => {
    fc.assert(
      fc.property(seeds, names, (seed, city) => {
        const before = generateMatches(seed, NOON);
        const after = moveToCity(before, seed, city);
        const streets = KNOWN_CITIES.find((known) => known.city === city)?.neighbourhoods ?? [];
        const withoutPlace = (all: typeof before) =>
          all.map((match) => ({ ...match, location: null }));
        expect(withoutPlace(after)).toEqual(withoutPlace(before));
        expect(new Set(after.map(({ location }) => location)).size).toBe(10);
        for (const { location } of after) {
          const [street = '', own] = location.split(', ');
          expect(own).toBe(city);
          expect(streets).toContain(street);
        }
        expect(moveToCity(before, seed, city)).toEqual(after);
      }),
    );
  });

  it('stay in their streets where they live there already, or where the city is unknown', () => {
    const matches = generateMatches('user_1_a', NOON);
    const [, city = ''] = matches[0]?.location.split(', ') ?? [];
    expect(moveToCity(matches, 'user_1_a', city)).toBe(matches);
    expect(moveToCity(matches, 'user_1_a', 'Lisbon')).toBe(matches);
    expect(moveToCity([], 'user_1_a', 'Pune')).toEqual([]);
  });
});

test('every city has ten neighbourhoods or more of its own', () => {
  for (const { neighbourhoods } of KNOWN_CITIES) {
    expect(new Set(neighbourhoods).size).toBeGreaterThanOrEqual(10);
    for (const one of neighbourhoods) expect(one).toMatch(/^[A-Z][^,]+$/u);
  }
});
