import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateMany, generateMatches } from '@/domain/matches/generateMatches';
import { isOnline, type Match } from '@/domain/matches/match';
import { INTEREST_LINES } from '@/domain/matches/people/interestLines';
import { NAMES } from '@/domain/matches/people/names';
import { OPENINGS } from '@/domain/matches/people/openings';
import { METROS } from '@/domain/matches/people/places';
import { drawingOf, FIRST_PORTRAIT, PORTRAITS } from '@/domain/matches/people/portraits';
import { SCHOOLING } from '@/domain/matches/people/schooling';
import { rankMatches } from '@/domain/matches/rankMatches';
import { INTEREST_OPTIONS } from '@/domain/profile/interests';
import { EDUCATION, PROFESSIONS } from '@/domain/profile/options';
import { MINUTE, NOON, seeds } from './people';

const LATER = NOON + 90 * 24 * 60 * MINUTE;
const unique = (items: readonly unknown[]) => new Set(items).size;
const portraitOf = ({ profileImage }: Match) =>
  PORTRAITS.find(({ number }) => profileImage === `pictures/portraits/portrait-${number}.svg`);

function eachOf(check: (match: Match, all: readonly Match[]) => void) {
  fc.assert(
    fc.property(seeds, (seed) => {
      const matches = generateMatches(seed, NOON);
      for (const match of matches) check(match, matches);
    }),
  );
}

describe('the ten matches', () => {
  it('are the same at every visit, save that they were active lately', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const first = generateMatches(seed, NOON);
        const moved = first.map((match) => {
          return { ...match, lastActive: new Date(match.lastActive.getTime() + LATER - NOON) };
        });
        expect(generateMatches(seed, LATER)).toEqual(moved);
      }),
    );
  });

  it('are others for another user', () => {
    const [one, other] = [generateMatches('user_1_a', NOON), generateMatches('user_2_b', NOON)];
    expect(one.map(({ name }) => name)).not.toEqual(other.map(({ name }) => name));
  });

  it('are ten, with ids, names, portraits, neighbourhoods and bios of their own', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const matches = generateMatches(seed, NOON);
        expect(matches.map(({ id }) => id)).toEqual(
          Array.from({ length: 10 }, (_, index) => `match_${index + 1}`),
        );
        for (const key of ['name', 'profileImage', 'location', 'bio'] as const) {
          expect(unique(matches.map((match) => match[key]))).toBe(10);
        }
        const sentences = matches.flatMap(({ bio }) => bio.split(/(?<=\.) (?=[A-Z])/u));
        expect(unique(sentences)).toBe(sentences.length);
        expect(unique(matches.map(({ interests }) => interests[0]))).toBe(10);
      }),
    );
  });

  it('keep the ranges of rule “The matches”', () => {
    eachOf(({ age, distance, compatibility, interests, profession, education }) => {
      expect(age).toBeGreaterThanOrEqual(22);
      expect(age).toBeLessThanOrEqual(31);
      expect(Number.isInteger(age)).toBe(true);
      expect(distance).toBeGreaterThanOrEqual(1);
      expect(distance).toBeLessThanOrEqual(16);
      expect(Number(distance.toFixed(1))).toBe(distance);
      expect(compatibility).toBeGreaterThanOrEqual(70);
      expect(compatibility).toBeLessThanOrEqual(94);
      expect(Number.isInteger(compatibility)).toBe(true);
      expect(interests.length).toBeGreaterThanOrEqual(3);
      expect(interests.length).toBeLessThanOrEqual(6);
      expect(unique(interests)).toBe(interests.length);
      expect(INTEREST_OPTIONS).toEqual(expect.arrayContaining([...interests]));
      expect(PROFESSIONS).toContain(profession);
      expect(EDUCATION).toContain(education);
    });
  });

  it('are led by the first of them, who has the same portrait for everyone', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const matches = generateMatches(seed, NOON);
        const percents = new Map(matches.map(({ id, compatibility }) => [id, compatibility]));
        const [leader] = rankMatches(matches, percents);
        expect(leader?.profileImage).toBe(drawingOf(FIRST_PORTRAIT));
        // Percents and distances change hands, and stay together.
        const places = (list: readonly Match[]) =>
          list.map(({ compatibility, distance }) => `${compatibility} ${distance}`).sort();
        expect(places(matches)).toEqual(places(generateMany(10, seed, NOON)));
      }),
    );
  });

  it('reach the ends of the ranges', () => {
    const many = generateMany(20_000, 'all', NOON);
    const span = (of: (match: Match) => number) => {
      const values = many.map(of);
      return [Math.min(...values), Math.max(...values)];
    };
    expect(span(({ age }) => age)).toEqual([22, 31]);
    expect(span(({ distance }) => distance)).toEqual([1, 16]);
    expect(span(({ compatibility }) => compatibility)).toEqual([70, 94]);
    expect(span(({ interests }) => interests.length)).toEqual([3, 6]);
    expect(unique(many.map(({ profession }) => profession))).toBe(PROFESSIONS.length);
    expect(unique(many.map(({ education }) => education))).toBe(EDUCATION.length);
  });

  it('have a name and an age that fit the portrait, and a schooling that fits both', () => {
    const schooling = new Map(Object.entries(SCHOOLING));
    eachOf((match) => {
      const portrait = portraitOf(match);
      if (portrait === undefined) throw new Error(`No portrait ${match.profileImage}`);
      expect(NAMES[portrait.names]).toContain(match.name);
      expect(match.age).toBeGreaterThanOrEqual(portrait.ages[0]);
      expect(match.age).toBeLessThanOrEqual(portrait.ages[1]);
      expect(match.photos).toEqual([match.profileImage]);
      const way = schooling
        .get(match.profession)
        ?.find(({ education }) => education === match.education);
      expect(way?.from).toBeLessThanOrEqual(match.age);
    });
  });

  it('say one thing about the work and one or two about their interests', () => {
    const openings = new Map(Object.entries<readonly string[]>(OPENINGS));
    const lines = new Map(Object.entries<readonly string[]>(INTEREST_LINES));
    eachOf(({ bio, profession, interests }) => {
      const opening = openings.get(profession)?.find((text) => bio.startsWith(text));
      expect(opening).toBeDefined();
      const said = bio.slice((opening ?? '').length).trim();
      const [first, second] = interests.map((interest) => lines.get(interest) ?? []);
      const possible = (first ?? []).flatMap((one) => [
        one,
        ...(second ?? []).map((two) => `${one} ${two}`),
      ]);
      expect(possible).toContain(said);
    });
  });

  it('live in one metro', () => {
    eachOf(({ location }, all) => {
      const city = METROS.find((metro) => location.endsWith(`, ${metro.city}`));
      expect(city?.neighbourhoods).toContain(location.split(', ')[0]);
      expect(all.every((other) => other.location.endsWith(`, ${city?.city}`))).toBe(true);
    });
  });

  it('are never active in the future', () => {
    eachOf(({ lastActive }) => expect(lastActive.getTime()).toBeLessThanOrEqual(NOON));
  });

  it('are online in part: three or four of ten were active within ten minutes', () => {
    const online = (seed: string) =>
      generateMatches(seed, NOON).filter((match) => isOnline(match, NOON)).length;
    for (const seed of ['a', 'b', 'c', 'd', 'e']) expect([3, 4]).toContain(online(seed));
    const activeAgo = (minutes: number) => ({ lastActive: new Date(NOON - minutes * 60_000) });
    expect(isOnline(activeAgo(10), NOON)).toBe(true);
    expect(isOnline(activeAgo(10.1), NOON)).toBe(false);
  });
});

describe('any number of people', () => {
  it('begins with the same people as few', () => {
    const many = generateMany(500, 'user_1_a', NOON);
    expect(many).toHaveLength(500);
    expect(unique(many.map(({ id }) => id))).toBe(500);
    expect(many.slice(0, 10)).toEqual(generateMany(10, 'user_1_a', NOON));
    expect(generateMany(0, 'user_1_a', NOON)).toEqual([]);
  });
});

describe('the stock of people', () => {
  it('has enough of everything that ten people need of their own', () => {
    for (const { names } of PORTRAITS) {
      const sharing = PORTRAITS.filter((other) => other.names === names).length;
      expect(NAMES[names].length).toBeGreaterThanOrEqual(sharing);
    }
    for (const { neighbourhoods } of METROS) expect(unique(neighbourhoods)).toBeGreaterThan(9);
    for (const texts of [...Object.values(OPENINGS), ...Object.values(INTEREST_LINES)]) {
      expect(unique(texts)).toBeGreaterThanOrEqual(4);
    }
  });

  it('has no name twice and no text twice', () => {
    const names = Object.values(NAMES).flat();
    expect(unique(names)).toBe(names.length);
    const texts = [...Object.values(OPENINGS), ...Object.values(INTEREST_LINES)].flat();
    expect(unique(texts)).toBe(texts.length);
  });

  it('has short, whole sentences in the first person', () => {
    for (const text of [...Object.values(OPENINGS), ...Object.values(INTEREST_LINES)].flat()) {
      expect(text).toMatch(/^[A-Z].{20,90}\.$/u);
      expect(text).toMatch(/\b(I|me|my|My|mine)\b/u);
      expect(text).not.toMatch(/\. [A-Z]/u);
    }
  });

  it('has every portrait as a file', () => {
    for (const { number } of PORTRAITS) {
      const path = `../../../../public/pictures/portraits/portrait-${number}.svg`;
      expect(existsSync(fileURLToPath(new URL(path, import.meta.url)))).toBe(true);
    }
  });
});
