import type { Gender } from '../../profile/genders';

/** Whose names fit a portrait: turban, hijab and bindi narrow them, the rest are from all over. */
export type NameGroup =
  | 'woman'
  | 'hinduWoman'
  | 'muslimWoman'
  | 'man'
  | 'sikhMan'
  | 'any'
  | 'hindu';

/** A drawn portrait, by its number in public/pictures/portraits, and the ages in years it fits. */
export interface Portrait {
  readonly number: string;
  readonly ages: readonly [number, number];
  readonly names: NameGroup;
}

const TWENTIES = [22, 29] as const;
const THIRTIES = [28, 31] as const;

/** The portrait of the first of the ten: to deal it otherwise would change the people that likes name. */
export const FIRST_PORTRAIT: Portrait = { number: '24', ages: TWENTIES, names: 'hindu' };

/** The portraits of people in their twenties and thirties; the older ones fit no match. */
export const PORTRAITS: readonly Portrait[] = [
  { number: '01', ages: TWENTIES, names: 'woman' },
  { number: '02', ages: THIRTIES, names: 'man' },
  { number: '03', ages: THIRTIES, names: 'sikhMan' },
  { number: '04', ages: TWENTIES, names: 'woman' },
  { number: '05', ages: TWENTIES, names: 'man' },
  { number: '06', ages: TWENTIES, names: 'muslimWoman' },
  { number: '07', ages: TWENTIES, names: 'man' },
  { number: '08', ages: THIRTIES, names: 'woman' },
  { number: '09', ages: THIRTIES, names: 'man' },
  { number: '10', ages: THIRTIES, names: 'hinduWoman' },
  { number: '11', ages: TWENTIES, names: 'sikhMan' },
  { number: '14', ages: TWENTIES, names: 'woman' },
  { number: '15', ages: THIRTIES, names: 'man' },
  { number: '16', ages: THIRTIES, names: 'woman' },
  { number: '18', ages: TWENTIES, names: 'muslimWoman' },
  { number: '19', ages: TWENTIES, names: 'man' },
  { number: '20', ages: THIRTIES, names: 'woman' },
  { number: '21', ages: TWENTIES, names: 'any' },
  FIRST_PORTRAIT,
];

/** Where a portrait's drawing lies, below the base of the app's addresses. */
export function drawingOf({ number }: Portrait): string {
  return `pictures/portraits/portrait-${number}.svg`;
}

const GENDER_BY_NAMES: Readonly<Record<NameGroup, Gender>> = {
  woman: 'Women',
  hinduWoman: 'Women',
  muslimWoman: 'Women',
  man: 'Men',
  sikhMan: 'Men',
  any: 'Non-binary',
  hindu: 'Non-binary',
};

const genderByDrawing: ReadonlyMap<string, Gender> = new Map(
  PORTRAITS.map((portrait) => [drawingOf(portrait), GENDER_BY_NAMES[portrait.names]]),
);

/**
 * Among whom a made-up person counts (rule “Who I am looking for”), by their drawing; undefined for
 * another picture.
 */
export function genderOf(drawing: string): Gender | undefined {
  return genderByDrawing.get(drawing);
}
