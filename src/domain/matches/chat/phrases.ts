/** An acronym such as CA or HR keeps its capitals. */
const ACRONYM = /^\p{Lu}{2,4}$/u;
const FIELD = /(?:ing|ics|ance|ment)$|\b(?:sales|media|medicine|hr|it|law|education|research)$/iu;
const VOWEL_SOUND = /^(?!u(?:ni|s[aei]))[aeiou]/iu;
const VOWEL_SOUND_SPELT = /^[AEFHILMNORSX]/u;
const PROPER_NOUNS: ReadonlySet<string> = new Set(['Bollywood']);

/** A title or an interest as it is written inside a sentence. */
export function inASentence(noun: string): string {
  const words = noun.trim().split(/\s+/u);
  return words
    .map((word) => (ACRONYM.test(word) || PROPER_NOUNS.has(word) ? word : word.toLowerCase()))
    .join(' ');
}

function withArticle(noun: string): string {
  const [first = ''] = noun.split(' ');
  const sounds = ACRONYM.test(first) ? VOWEL_SOUND_SPELT : VOWEL_SOUND;
  return `${sounds.test(first) ? 'an' : 'a'} ${noun}`;
}

/** A profession as a clause: 'I am a CA', 'I work in marketing', 'I run a business'. */
export function workClause(profession: string): string {
  const noun = inASentence(profession);
  if (noun === '') return 'I do a bit of everything';
  if (/\b(?:owner|entrepreneur|business|self-employed)\b/iu.test(noun)) return 'I run a business';
  if (FIELD.test(noun)) return `I work in ${noun}`;
  return `I am ${withArticle(noun)}`;
}

const studies: ReadonlyMap<string, string> = new Map([
  ['12th Pass', 'I started working after the 12th'],
  ['Graduate', 'I am a graduate'],
  ['Post Graduate', 'I did my post-graduation'],
  ['PhD', 'I have a PhD'],
  ['Diploma', 'I did a diploma'],
]);

/** An education as a clause: 'I have a PhD'. */
export function studyClause(education: string): string {
  return studies.get(education) ?? 'I learnt most of it on the job';
}

/** The city and the part of it that a location such as 'Bandra, Mumbai' names. */
export function placeOf(location: string): { readonly area: string; readonly city: string } {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const city = parts.at(-1) ?? 'the city';
  const area = parts.length > 1 ? parts[0] : undefined;
  return { area: area ?? `the busy side of ${city}`, city };
}
