import type { Relation } from '../../intent';
import { skeletonOf } from '../../reading/normalise';

const list = (words: string): readonly string[] => words.trim().split(/\s+/u).map(skeletonOf);

/** Number words, by their skeleton, as people write them in three languages. */
export const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...list('one two three four five six seven eight nine ten').map(
    (word, index) => [word, index + 1] as const,
  ),
  ...list('ek do tin char panch che sat ath nau das').map(
    (word, index) => [word, index + 1] as const,
  ),
  ['a', 1],
  ['an', 1],
  ['couple', 2],
  ['chah', 6],
  ...list('few kuch').map((word) => [word, 3] as const),
]);

/** Units of time, by their skeleton, in days. */
export const DAYS_OF_UNIT: ReadonlyMap<string, number> = new Map([
  ...list('day days din dino dinon').map((word) => [word, 1] as const),
  ...list('week weeks wk wks hafta hafte hafto saptah').map((word) => [word, 7] as const),
  ...list('month months mahina mahine mahino mahinon').map((word) => [word, 30] as const),
  ...list('year years yr yrs sal salo').map((word) => [word, 365] as const),
  ...list('hour hours ghanta ghante ghanto minute minutes minat').map((word) => [word, 0] as const),
]);

/** Days ago that a single word names. */
export const DAY_WORDS: ReadonlyMap<string, number> = new Map([
  ['yesterday', 1],
  ['today', 0],
  ['aj', 0],
  ['parso', 2],
  ['parson', 2],
]);

/** Also as English words in Devanagari are read: "maich", "ofis". */
export const RELATION_WORDS: Readonly<Record<Relation, readonly string[]>> = {
  match: list('match maich matches matched tinder bumble hinge tal'),
  friend: list('friend bestfriend bestie dost saheli'),
  colleague: list('colleague coworker office ofis boss intern daftar'),
  classmate: list('classmate college class batchmate hostel coaching tuition kolej'),
  ex: list('ex eks'),
  partner: list(
    'boyfriend girlfriend boyafrend garlafrend husband wife pati patni bivi fiance fiancee partner partanar mangetar',
  ),
  rishta: list('rishta rishte matrimony shadidotcom biodata'),
};

export const SHE = new Set(list('she her hers girl ladki girlfriend voman lady vife'));
export const HE = new Set(list('he him his guy boy ladka boyfriend man husband'));
