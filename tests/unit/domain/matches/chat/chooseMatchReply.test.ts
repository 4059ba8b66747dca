import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { languageOf } from '@/domain/coach/reading/language';
import type { Danger } from '@/domain/coach/safety/dangers';
import { chooseMatchReply } from '@/domain/matches/chat/chooseMatchReply';
import { professionReplies } from '@/domain/matches/chat/content/replies/work';
import { type MatchTalk, NEW_TALK } from '@/domain/matches/chat/matchTalk';
import { TALK_THEMES, THEMES } from '@/domain/matches/chat/themes';
import { INTEREST_OPTIONS } from '@/domain/profile/interests';
import { EDUCATION, PROFESSIONS } from '@/domain/profile/options';
import { TRAINING_TIME_MS, trainedEar } from '../../../../support/fakes/trainedEar.ts';
import { allMatchReplies } from './allMatchReplies.ts';
import { mistakesIn } from './grammar';
import { sentencesByTheme } from './sentencesByTheme';
import { seeded, someMatch } from './someMatch';

const REMEMBERED = 10;

type Ear = (text: string) => Danger | null;

const calm: Ear = () => null;
let hear: Ear = calm;

beforeAll(async () => {
  hear = await trainedEar();
}, TRAINING_TIME_MS);

const unwelcome = ['send nudes', 'you are an idiot', 'send me money'];
const inEnglish = (text: string) => languageOf(text) === 'en' || languageOf(text) === null;

const everything = [
  ...THEMES.flatMap((theme) => sentencesByTheme[theme]).filter(inEnglish),
  ...unwelcome,
  'the sky is a funny thing',
];

function reply(
  text: string,
  changes = {},
  seed = 1,
  recentReplyIds: readonly string[] = [],
  ear = calm,
) {
  return chooseMatchReply({
    match: someMatch(changes),
    text,
    talk: NEW_TALK,
    hear: ear,
    recentReplyIds,
    random: seeded(seed),
  });
}

function idsOver(turns: number, texts: readonly string[], seed: number): readonly string[] {
  const random = seeded(seed);
  const ids: string[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const text = texts[turn % texts.length] ?? '';
    const recentReplyIds = ids.slice(-REMEMBERED);
    ids.push(
      chooseMatchReply({
        match: someMatch(),
        text,
        talk: NEW_TALK,
        hear: calm,
        recentReplyIds,
        random,
      }).id,
    );
  }
  return ids;
}

function repeats(ids: readonly string[]): readonly string[] {
  return ids.filter((id, at) => ids.slice(Math.max(0, at - REMEMBERED), at).includes(id));
}

const seeds = Array.from({ length: 40 }, (_, index) => index);

describe('chooseMatchReply', () => {
  it.each(TALK_THEMES)('answers about %s', (theme) => {
    for (const sentence of sentencesByTheme[theme]) {
      for (const seed of seeds) expect(reply(sentence, {}, seed).id.split('.')[0]).toBe(theme);
    }
  });

  it.each(INTEREST_OPTIONS)(
    'likes %s when the profile says so, else says no and asks',
    (interest) => {
      const others = INTEREST_OPTIONS.filter((other) => other !== interest).slice(0, 3);
      for (const sentence of sentencesByTheme[interest]) {
        for (const seed of seeds) {
          const fan = reply(sentence, { interests: [interest] }, seed);
          expect(fan.id).toMatch(new RegExp(`^${interest.toLowerCase()}\\.likes-`, 'u'));
          const other = reply(sentence, { interests: others }, seed);
          expect(other.id).toMatch(new RegExp(`^${interest.toLowerCase()}\\.curious-`, 'u'));
          expect(other.text).toMatch(/\bnot\b.*\?|[\u0900-\u097f].*\?/u);
        }
      }
    },
  );

  it.each(PROFESSIONS)('can tell of the work of a %s', (profession) => {
    const ids = seeds.map((seed) => reply('What do you do?', { profession }, seed).id);
    expect(ids).toContain(professionReplies.get(profession)?.id);
    const others = [...professionReplies].filter(([other]) => other !== profession);
    for (const [, { id }] of others) expect(ids).not.toContain(id);
  });

  it('answers what was named', () => {
    for (const seed of seeds) {
      expect(reply('Do you smoke?', {}, seed).id).toBe('habits.no-smoke');
      expect(reply('What’s your insta?', {}, seed).id).toBe('contact.insta');
    }
  });

  it('keeps phone numbers to later, politely', () => {
    for (const seed of seeds)
      expect(reply('Give me your number', {}, seed).text).toMatch(/for now/u);
  });

  it('speaks of its own profile', () => {
    for (const seed of seeds) {
      expect(reply('How old are you?', { age: 24 }, seed).text).toContain('24');
      expect(reply('What’s your name?', { name: 'Zoya' }, seed).text).toContain('Zoya');
      const place = reply('Where do you live?', { location: 'Adyar, Chennai' }, seed).text;
      expect(place).toMatch(/Adyar|Chennai/u);
    }
  });

  it('never claims to be a person when asked in earnest', () => {
    for (const seed of seeds) {
      expect(reply('Are you real?', {}, seed).text).toMatch(/practice partner,? made up by Taal/u);
    }
  });

  it('answers anything, even nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer(), (text, seed) => {
        const { id, text: said } = reply(text, {}, seed);
        const isKnown = allMatchReplies.some((known) => known.id === id);
        expect(isKnown || /-(?:hi|hinglish)-\d+$/u.test(id)).toBe(true);
        expect(said).not.toBe('');
      }),
    );
  });

  it('never repeats one of the ten before, over 100 turns of anything', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.constantFrom(...everything), { minLength: 1, maxLength: 12 }),
        (seed, texts) => {
          expect(repeats(idsOver(100, texts, seed))).toEqual([]);
        },
      ),
    );
  });

  it('never repeats one of the ten before, however often the same is said', () => {
    for (const text of everything) expect(repeats(idsOver(40, [text], 7)), text).toEqual([]);
  });

  it('still answers when every reply is held back', () => {
    const held = allMatchReplies.map(({ id }) => id);
    for (const text of everything) expect(reply(text, {}, 1, held).text).not.toBe('');
  });

  it('says the same for the same randomness', () => {
    for (const text of everything) expect(reply(text, {}, 3)).toEqual(reply(text, {}, 3));
  });

  it('says sound sentences for every profile', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...everything),
        fc.constantFrom(...PROFESSIONS),
        fc.constantFrom(...EDUCATION),
        fc.subarray([...INTEREST_OPTIONS]),
        fc.integer(),
        (text, profession, education, interests, seed) => {
          const said = reply(text, { profession, education, interests }, seed).text;
          expect(mistakesIn(said), said).toEqual([]);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('answers 100,000 characters of anything', () => {
    const texts = ['cricket ', 'x', 'i will ', 'a, ', 'क', '😂', ' ', "'"].map((part) =>
      part.repeat(Math.ceil(100_000 / part.length)),
    );
    for (const text of texts) expect(reply(text).text).not.toBe('');
  });
});

describe('safety', () => {
  it.each([
    'I want to kill myself',
    'i dont want to live',
    'मैं मरना चाहता हूं',
    'I love cricket but I want to die',
  ])('answers "%s" with care and the helpline', (text) => {
    for (const seed of seeds) {
      const { id, text: said } = reply(text, {}, seed, [], hear);
      expect(id).toMatch(/^safety\.selfHarm\./u);
      expect(said).toContain('14416');
    }
  });

  it.each(['My husband beats me', 'Someone is blackmailing me', 'my ex is stalking me'])(
    'answers "%s" with care and where to find help',
    (text) => {
      for (const seed of seeds) {
        const { id, text: said } = reply(text, {}, seed, [], hear);
        expect(id).toMatch(/^safety\./u);
        expect(said).toMatch(/112|181|1930/u);
      }
    },
  );

  it('steps out of the play and stays out for some turns', () => {
    const random = seeded(3);
    let talk: MatchTalk = NEW_TALK;
    const said: string[] = [];
    for (const text of [
      'I want to kill myself',
      'ok',
      'do you like cricket?',
      'hm',
      'yes',
      'cricket?',
    ]) {
      const answer = chooseMatchReply({
        match: someMatch(),
        text,
        talk,
        hear,
        recentReplyIds: [],
        random,
      });
      said.push(answer.id.split('.')[0] ?? '');
      if (said.length === 1) expect(answer.text).toMatch(/stop the practice.*made up/u);
      ({ talk } = answer);
    }
    expect(said).toEqual(['safety', 'calm', 'calm', 'calm', 'calm', 'cricket']);
  });

  it('hears danger at the end of a long message', () => {
    const text = `${'so '.repeat(30_000)} I want to kill myself`;
    expect(reply(text, {}, 1, [], hear).id).toMatch(/^safety\./u);
  });

  it.each(['mujhe mar jana hai bas', 'मुझे जीना नहीं है'])('answers "%s" in its language', (text) => {
    const { talk, text: said } = reply(text, {}, 1, [], hear);
    expect(talk.language).toBe(/[a-z]/u.test(text) ? 'hinglish' : 'hi');
    expect(said).toContain('14416');
  });

  it.each(unwelcome)('sets a calm limit to "%s", each time', (text) => {
    for (const seed of seeds) {
      for (const id of idsOver(30, [text], seed)) expect(id).toMatch(/^boundary\./u);
    }
  });

  it('takes a threat for a threat, not for a cry for help', () => {
    expect(reply('I’ll rape you', {}, 1, [], hear).id).toMatch(/^boundary\./u);
    expect(reply('He said he will rape me', {}, 1, [], hear).id).toMatch(/^safety\./u);
  });
});
