import { INTEREST_OPTIONS } from '../profile/interests';
import { PROFESSIONS, type Profession } from '../profile/options';
import type { Random } from '../random';
import { seededRandom } from '../seededRandom';
import { type Match, ONLINE_MINUTES } from './match';
import { deckOf, decksOf, shuffled } from './people/deck';
import { INTEREST_LINES } from './people/interestLines';
import { NAMES } from './people/names';
import { OPENINGS } from './people/openings';
import { METROS } from './people/places';
import { drawingOf, FIRST_PORTRAIT, PORTRAITS } from './people/portraits';
import { SCHOOLING } from './people/schooling';
import { rankByPercent } from './rankMatches';

const MATCHES = 10;
const OTHER_PORTRAITS = PORTRAITS.filter((portrait) => portrait !== FIRST_PORTRAIT);
const MINUTE_MS = 60_000;
const LONGEST_AWAY_MINUTES = 3 * 24 * 60;

/** A whole number from `low` to `high`, both included, drawn evenly. */
function wholeBetween(low: number, high: number, random: Random): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** 3 to 6 interests; the first two, which cards and bios show, are dealt so that people differ. */
function interestDealer(random: Random) {
  const first = deckOf(INTEREST_OPTIONS, random);
  const second = deckOf(INTEREST_OPTIONS, random);
  return () => {
    const one = first();
    let two = second();
    while (two === one) two = second();
    const others = INTEREST_OPTIONS.filter((interest) => interest !== one && interest !== two);
    return [one, two, ...shuffled(others, random).slice(0, wholeBetween(1, 4, random))];
  };
}

/** An age within the portrait's, old enough for the profession, and an education for that age. */
function dealAge([youngest, oldest]: readonly [number, number], work: Profession, random: Random) {
  const ways = SCHOOLING[work];
  const earliest = Math.min(...ways.map(({ from }) => from));
  const age = wholeBetween(Math.max(youngest, earliest), oldest, random);
  const fitting = ways.filter(({ from }) => from <= age).map(({ education }) => education);
  return { age, education: deckOf(fitting, random)() };
}

/** Deals the matches one by one from one seed; `now` changes only `lastActive`. */
function dealer(userId: string, now: number): (index: number) => Match {
  const random = seededRandom(`matches ${userId}`);
  const { city, neighbourhoods } = deckOf(METROS, random)();
  const neighbourhood = deckOf(neighbourhoods, random);
  const other = deckOf(OTHER_PORTRAITS, random);
  const profession = deckOf([...PROFESSIONS, ...PROFESSIONS], random);
  const interestsOf = interestDealer(random);
  const recent = deckOf([true, false, false], random);
  const name = decksOf(NAMES, random);
  const opening = decksOf(OPENINGS, random);
  const line = decksOf(INTEREST_LINES, random);

  return (index) => {
    const portrait = index % PORTRAITS.length === 0 ? FIRST_PORTRAIT : other();
    const { ages, names } = portrait;
    const picture = drawingOf(portrait);
    const work = profession();
    const interests = interestsOf();
    const bio = [opening(work), ...interests.slice(0, wholeBetween(1, 2, random)).map(line)];
    const minutesAway = recent()
      ? wholeBetween(0, ONLINE_MINUTES - 2, random)
      : wholeBetween(2 * ONLINE_MINUTES, LONGEST_AWAY_MINUTES, random);
    return {
      id: `match_${index + 1}`,
      name: name(names),
      ...dealAge(ages, work, random),
      location: `${neighbourhood()}, ${city}`,
      profession: work,
      bio: bio.join(' '),
      interests,
      photos: [picture],
      compatibility: wholeBetween(70, 94, random),
      distance: wholeBetween(10, 160, random) / 10,
      lastActive: new Date(now - minutesAway * MINUTE_MS),
      profileImage: picture,
    };
  };
}

/**
 * Any number of people made from the seed `userId`, at the time `now` in milliseconds; names and
 * portraits repeat once all have been dealt. The first of many are the same as of few.
 */
export function generateMany(count: number, userId: string, now: number): readonly Match[] {
  const deal = dealer(userId, now);
  return Array.from({ length: count }, (_, index) => deal(index));
}

/** The first of them trades percent and distance with the match ranked first. */
function ledByFirst(matches: readonly Match[]): readonly Match[] {
  const [first] = matches;
  const [leader] = rankByPercent(matches);
  if (first === undefined || leader === undefined) return matches;
  const placeOf = ({ compatibility, distance }: Match) => ({ compatibility, distance });
  return matches.map((match) => {
    if (match === first) return { ...match, ...placeOf(leader) };
    return match === leader ? { ...match, ...placeOf(first) } : match;
  });
}

/**
 * The 10 matches of a person (rule “The matches”): the same people at every visit, only
 * `lastActive` follows `now` in milliseconds. The first of them is also ranked first by the
 * generated percents.
 */
export function generateMatches(userId: string, now: number): readonly Match[] {
  return ledByFirst(generateMany(MATCHES, userId, now));
}
