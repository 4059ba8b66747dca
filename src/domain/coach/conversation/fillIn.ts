import type { Language } from '../reading/languages';
import type { Slots } from './hearing/slots';

const COUNTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  hinglish: ['', 'ek', 'do', 'teen', 'chaar', 'paanch', 'chhe', 'saat', 'aath', 'nau', 'das'],
  hi: ['', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस'],
};

/** Unit names, singular and plural, from the longest; days of each. */
const UNITS: readonly {
  readonly days: number;
  readonly names: Readonly<Record<Language, readonly [string, string]>>;
}[] = [
  { days: 365, names: { en: ['year', 'years'], hinglish: ['saal', 'saal'], hi: ['साल', 'साल'] } },
  {
    days: 30,
    names: { en: ['month', 'months'], hinglish: ['mahina', 'mahine'], hi: ['महीना', 'महीने'] },
  },
  { days: 7, names: { en: ['week', 'weeks'], hinglish: ['hafta', 'hafte'], hi: ['हफ़्ता', 'हफ़्ते'] } },
  { days: 1, names: { en: ['day', 'days'], hinglish: ['din', 'din'], hi: ['दिन', 'दिन'] } },
];

const UNDER_A_DAY: Readonly<Record<Language, string>> = {
  en: 'less than a day',
  hinglish: 'ek din se bhi kam',
  hi: 'एक दिन से भी कम',
};

/** A number of days in words: 14 is "two weeks", 15 is "15 days". */
export function daysText(days: number, language: Language): string {
  if (days < 1) return UNDER_A_DAY[language];
  const unit = UNITS.find((one) => days >= one.days && days % one.days === 0) ?? UNITS.at(-1);
  const count = Math.round(days / (unit?.days ?? 1));
  const name = unit?.names[language][count === 1 ? 0 : 1] ?? '';
  return `${COUNTS[language][count] || count} ${name}`;
}

const THEM: Readonly<Record<Language, Readonly<Record<'she' | 'he' | 'they', string>>>> = {
  en: { she: 'her', he: 'him', they: 'them' },
  hinglish: { she: 'use', he: 'use', they: 'unhe' },
  hi: { she: 'उसे', he: 'उसे', they: 'उन्हें' },
};

const THEIR: Readonly<Record<Language, Readonly<Record<'she' | 'he' | 'they', string>>>> = {
  en: { she: 'her', he: 'his', they: 'their' },
  hinglish: { she: 'uske', he: 'uske', they: 'unke' },
  hi: { she: 'उसके', he: 'उसके', they: 'उनके' },
};

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

/** What each placeholder stands for; those that are unknown are left out. */
function valuesOf(slots: Slots, language: Language): Readonly<Record<string, string | undefined>> {
  const person = slots.person ?? 'they';
  return {
    them: THEM[language][person],
    their: THEIR[language][person],
    days: slots.days === undefined ? undefined : daysText(slots.days, language),
    interest: slots.interest,
    city: slots.city,
    day: slots.day,
    budget: slots.budget === undefined ? undefined : rupees(slots.budget),
    name: slots.name,
  };
}

const PLACEHOLDER = /\{(\w+)\}/gu;
const SENTENCE_START = /(^|[.!?।]\s+)(\p{Ll})/gu;

/** A text with a capital at the beginning of each sentence. */
export function withCapitals(text: string): string {
  return text.replace(
    SENTENCE_START,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** The placeholders of a text that count as taking something up; pronouns always have a form. */
export function placeholdersOf(text: string): readonly string[] {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name !== 'them' && name !== 'their');
}

/** A text with what was said in its places, or null where something in it is not known. */
export function fillIn(text: string, slots: Slots, language: Language): string | null {
  const values = valuesOf(slots, language);
  if (placeholdersOf(text).some((name) => values[name] === undefined)) return null;
  const startsFilled = /^\{/u.test(text) || /[.!?]\s\{/u.test(text);
  const filled = text.replace(PLACEHOLDER, (_, name: string) => values[name] ?? '');
  if (!startsFilled) return filled;
  return withCapitals(filled);
}
