import { KNOWN_CITIES, type KnownCity } from './cities';

/** A longer text names no city: it tells a story. */
const LONGEST_LOCATION = 200;

/** Accents, and the dot and the moon of Devanagari, are written or left out as it comes. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/gu, '')
    .replace(/\u0901/gu, '\u0902')
    .toLowerCase();
}

function wordsIn(text: string): string {
  return (folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
}

interface Spelling {
  readonly written: string;
  readonly city: KnownCity;
}

// The longest first: Navi Mumbai is not Mumbai.
const SPELLINGS: readonly Spelling[] = KNOWN_CITIES.flatMap((city) =>
  city.spellings.map((spelling) => ({ written: wordsIn(spelling), city })),
).sort((one, other) => other.written.length - one.written.length);

/** The cities that the words of a text name, each once. */
function citiesNamed(words: string): ReadonlySet<KnownCity> {
  let left = ` ${words} `;
  const named = new Set<KnownCity>();
  for (const { written, city } of SPELLINGS) {
    if (!left.includes(` ${written} `)) continue;
    left = left.replaceAll(` ${written} `, ' | ');
    named.add(city);
  }
  return named;
}

/**
 * The known city that a profile's location means, however it is spelled: a part between commas, or
 * else the only one that its words name. Null where that is none or not certain (rule “City”).
 */
export function findCity(location: string): KnownCity | null {
  if (location.length > LONGEST_LOCATION) return null;
  for (const part of location.split(/[,;/|()\n]+/u)) {
    const words = wordsIn(part);
    const exact = SPELLINGS.find(({ written }) => written === words);
    if (exact !== undefined) return exact.city;
  }
  const [first, ...others] = citiesNamed(wordsIn(location));
  return others.length === 0 ? (first ?? null) : null;
}
