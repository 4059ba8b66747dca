import { beforeAll, describe, expect, it } from 'vitest';
import { loadCoachModels } from '@/data/loadCoachModels';
import type { Classifier } from '@/domain/coach/model/classifier';
import { normalise } from '@/domain/coach/reading/normalise';
import { conversation, messageCases } from '../../../support/fakes/coachInTest.ts';
import { TRAINING_TIME_MS } from '../../../support/fakes/trainedEar.ts';

const cases = messageCases('messages');
const shortCases = messageCases('shortMessages');
let classify: Classifier = () => [];

beforeAll(async () => {
  classify = (await loadCoachModels()).intents;
}, TRAINING_TIME_MS);

const heard = (text: string) => classify(normalise(text))[0]?.label ?? '';

const share = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;

/** Prints how many cases of each language are right; the share of all of them, in percent. */
async function shareRight(
  name: string,
  of: typeof cases,
  hear: (text: string) => string | Promise<string>,
): Promise<number> {
  const rows = new Map<string, { right: number; all: number }>();
  for (const { text, language, intents } of of) {
    const row = rows.get(language) ?? { right: 0, all: 0 };
    const isRight = intents.includes(await hear(text));
    rows.set(language, { right: row.right + (isRight ? 1 : 0), all: row.all + 1 });
  }
  const table = [...rows].map(([language, { right, all }]) => {
    return `${language} ${right} of ${all} (${share(right, all)} %)`;
  });
  // biome-ignore lint/suspicious/noConsole: the figures belong to the report of a run.
  console.log(`${name}: ${table.join(', ')}`);
  const right = [...rows.values()].reduce((sum, row) => sum + row.right, 0);
  return share(right, of.length);
}

describe('what the coach hears', () => {
  it('is right for 70 of 100 messages that were written without sight of the examples', async () => {
    expect(await shareRight('intents heard right', cases, heard)).toBeGreaterThanOrEqual(70);
  });

  it('is right for 80 of 100 short messages, as the first of a talk', async () => {
    const answering = async (text: string) => {
      const { say } = await conversation();
      return say(text).id.split('.')[0] ?? '';
    };
    const right = await shareRight('short messages answered right', shortCases, answering);
    expect(right).toBeGreaterThanOrEqual(80);
  });
});

const hasHindi = /[\u0900-\u097f]/u;
const VOWEL_INSIDE = /(?<=[a-z]{2})[aeiou](?=[a-z]{2})/iu;

/** Ways in which the same thing is written; what was heard right stays right. */
const RESPELLINGS: readonly (readonly [string, (text: string) => string, leastShare: number])[] = [
  ['in capitals', (text) => text.toUpperCase(), 100],
  ['without apostrophes', (text) => text.replace(/['’]/gu, ''), 100],
  ['with curly apostrophes', (text) => text.replace(/'/gu, '’'), 100],
  ['with stretched words', (text) => text.replace(/(\p{L})(?=\s|$)/gu, '$1$1$1'), 95],
  ['with doubled spaces', (text) => text.replace(/ /gu, '  '), 100],
  ['with an emoji at the end', (text) => `${text} 🙏`, 92],
  ['with no punctuation', (text) => text.replace(/[.,;:]/gu, ' '), 95],
  [
    'with a doubled letter in long words',
    (text) => text.replace(/(?<=\b[a-z]{3})([lnrst])(?=[a-z]{2})/giu, '$1$1'),
    92,
  ],
  ['with zero-width marks', (text) => text.replace(/(?<=\p{L})(?=\p{L})/gu, '\u200b'), 95],
  [
    'with a vowel left out of each long word',
    (text) => text.replace(/\b[a-z]{6,}\b/giu, (word) => word.replace(VOWEL_INSIDE, '')),
    75,
  ],
  [
    'with you as u, your as ur',
    (text) => text.replace(/\byou\b/giu, 'u').replace(/\byour\b/giu, 'ur'),
    98,
  ],
];

describe('a message that was heard right is heard right', () => {
  it.each(RESPELLINGS)('%s', (_, respell, leastShare) => {
    const right = cases.filter(
      ({ text, intents }) => !hasHindi.test(text) && intents.includes(heard(text)),
    );
    const changed = right.filter(({ text }) => respell(text) !== text);
    const still = changed.filter(({ text, intents }) => intents.includes(heard(respell(text))));
    expect(share(still.length, Math.max(1, changed.length))).toBeGreaterThanOrEqual(leastShare);
  });
});
