import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseMatchReply } from '@/domain/matches/chat/chooseMatchReply';
import { professionReplies } from '@/domain/matches/chat/replies/work';
import { allMatchReplies } from '@/domain/matches/chat/repliesByTheme';
import { TALK_THEMES, THEMES } from '@/domain/matches/chat/themes';
import { INTEREST_OPTIONS } from '@/domain/profile/interests';
import { EDUCATION, PROFESSIONS } from '@/domain/profile/options';
import { mistakesIn } from './grammar';
import { sentencesByTheme } from './sentencesByTheme';
import { seeded, someMatch } from './someMatch';

const REMEMBERED = 10;

const unwelcome = ['send nudes', 'you are an idiot', 'send me money'];
const everything = [
  ...THEMES.flatMap((theme) => sentencesByTheme[theme]),
  ...unwelcome,
  'I want to kill myself',
  'my husband beats me',
  'the sky is a funny thing',
];

function reply(text: string, changes = {}, seed = 1, recentReplyIds: readonly string[] = []) {
  return chooseMatchReply({
    match: someMatch(changes),
    text,
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
    ids.push(chooseMatchReply({ match: someMatch(), text, recentReplyIds, random }).id);
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
          expect(other.text).toMatch(/\bnot\b.*\?/u);
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
      expect(reply('Are you real?', {}, seed).text).toMatch(
        /sample profile|made-up|not a real person|not a human/u,
      );
    }
  });

  it('answers anything, even nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer(), (text, seed) => {
        const { id, text: said } = reply(text, {}, seed);
        expect(allMatchReplies.some((known) => known.id === id)).toBe(true);
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
      const { id, text: said } = reply(text, {}, seed);
      expect(id).toMatch(/^safety\.selfHarm-/u);
      expect(said).toContain('14416');
      expect(said).toContain('112');
    }
  });

  it.each(['My husband beats me', 'Someone is blackmailing me', 'my ex is stalking me'])(
    'answers "%s" with care and where to find help',
    (text) => {
      for (const seed of seeds) {
        const { id, text: said } = reply(text, {}, seed);
        expect(id).toMatch(/^safety\.danger-/u);
        expect(said).toContain('112');
        expect(said).toContain('181');
      }
    },
  );

  it('hears danger at the end of a long message', () => {
    expect(reply(`${'so '.repeat(30_000)} I want to kill myself`).id).toMatch(/^safety\./u);
  });

  it.each(unwelcome)('sets a calm limit to "%s", each time', (text) => {
    for (const seed of seeds) {
      for (const id of idsOver(30, [text], seed)) expect(id).toMatch(/^boundary\./u);
    }
  });

  it('takes a threat for a threat, not for a cry for help', () => {
    expect(reply('I’ll rape you').id).toMatch(/^boundary\./u);
    expect(reply('He said I will rape you').id).toMatch(/^safety\./u);
  });
});
