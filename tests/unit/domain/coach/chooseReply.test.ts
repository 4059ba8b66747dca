import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENTIMENTS, type Sentiment } from '@/domain/analysis/sentiment';
import { allReplies, repliesByTopic } from '@/domain/coach/allReplies';
import { chooseReply } from '@/domain/coach/chooseReply';
import { safetyReplies } from '@/domain/coach/safety';
import { TOPICS } from '@/domain/coach/topics';
import type { Random } from '@/domain/random';
import { sentencesByTopic } from './sentencesByTopic';

const TURNS = 200;
const cheerful = new Set(
  allReplies.filter((reply) => reply.notWhenNegative === true).map((reply) => reply.id),
);
const first: Random = () => 0;

/** Lehmer's generator: the same seed gives the same numbers. */
function seeded(seed: number): Random {
  let state = (Math.abs(seed) % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function idsOver(
  turns: number,
  texts: readonly string[],
  sentiment: Sentiment,
  seed: number,
  remembered: number,
): readonly string[] {
  const random = seeded(seed);
  const ids: string[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const text = texts[turn % texts.length] ?? '';
    const recentReplyIds = ids.slice(-remembered);
    ids.push(chooseReply({ text, sentiment, recentReplyIds, random }).id);
  }
  return ids;
}

function repeatsWithin(span: number, ids: readonly string[]): readonly string[] {
  return ids.filter((id, at) => ids.slice(Math.max(0, at - span), at).includes(id));
}

const topicsAndSentiments = TOPICS.flatMap((topic) =>
  SENTIMENTS.map((sentiment) => ({ topic, sentiment })),
);

describe('chooseReply', () => {
  it.each(topicsAndSentiments)(
    'never repeats itself within ten turns about $topic when $sentiment',
    ({ topic, sentiment }) => {
      fc.assert(
        fc.property(fc.nat(), fc.constantFrom(10, 20), (seed, remembered) => {
          const ids = idsOver(TURNS, sentencesByTopic[topic], sentiment, seed, remembered);
          expect(repeatsWithin(remembered, ids)).toEqual([]);
        }),
        { numRuns: 5 },
      );
    },
  );

  it.each(TOPICS)('never answers low spirits about %s with cheer', (topic) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const ids = idsOver(TURNS, sentencesByTopic[topic], 'negative', seed, 10);
        expect(ids.filter((id) => cheerful.has(id))).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  it.each(TOPICS)('answers about %s with a reply on it', (topic) => {
    const ids = repliesByTopic[topic].map((reply) => reply.id);
    for (const text of sentencesByTopic[topic]) {
      for (const sentiment of SENTIMENTS) {
        const reply = chooseReply({ text, sentiment, recentReplyIds: [], random: first });
        expect(ids).toContain(reply.id);
      }
    }
  });

  it('turns to general replies when the topic has none left', () => {
    const recentReplyIds = repliesByTopic.nerves.map((reply) => reply.id);
    const text = 'I am nervous';
    const reply = chooseReply({ text, sentiment: 'neutral', recentReplyIds, random: first });
    expect(reply.id).toMatch(/^general\./u);
  });

  it.each([
    ['Who pays the bill on a date?', 'firstDate.the-bill'],
    ['They asked me to send money by UPI', 'onlineSafety.money'],
    ['My parents only want our caste', 'family.caste-religion'],
    ['Rishta walo ne dahej manga', 'arrangedMeeting.dowry'],
    ['Should I send a voice note on WhatsApp?', 'texting.voice-note'],
    ['I feel so lonely', 'general.lonely-hour'],
  ])('prefers the reply to what was named: %s', (text, id) => {
    for (const sentiment of SENTIMENTS) {
      const reply = chooseReply({ text, sentiment, recentReplyIds: [], random: first });
      expect(reply.id).toBe(id);
    }
  });

  it('prefers replies that suit the mood', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...SENTIMENTS), (seed, sentiment) => {
        const text = 'I went for a walk near the lake this evening';
        const random = seeded(seed);
        const { id } = chooseReply({ text, sentiment, recentReplyIds: [], random });
        expect(allReplies.find((reply) => reply.id === id)?.suits).toContain(sentiment);
      }),
    );
  });

  it.each(SENTIMENTS)('turns to replies for any mood when none is left for %s', (sentiment) => {
    const suited = repliesByTopic.general.filter(({ suits }) => suits?.includes(sentiment));
    const recentReplyIds = suited.map(({ id }) => id);
    const text = 'I went for a walk near the lake this evening';
    const ids = new Set<string>();
    for (const draw of [0, 0.3, 0.6, 0.999]) {
      ids.add(chooseReply({ text, sentiment, recentReplyIds, random: () => draw }).id);
    }
    const forAnyMood = repliesByTopic.general.filter(
      ({ suits, notWhenNegative }) =>
        suits === undefined && !(sentiment === 'negative' && notWhenNegative === true),
    );
    expect(forAnyMood.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]));
    expect(ids.size).toBe(Math.min(4, forAnyMood.length));
  });

  it('answers danger with a safety reply, never twice while others are left', () => {
    for (const [text, danger] of [
      ['I want to die', 'selfHarm'],
      ['He hits me', 'danger'],
    ] as const) {
      const ids = safetyReplies[danger].map((reply) => reply.id);
      const given = idsOver(50, [text], 'excited', 7, 10);
      expect(given.filter((id) => !ids.includes(id))).toEqual([]);
      expect(repeatsWithin(10, given)).toEqual([]);
      const reply = chooseReply({
        text,
        sentiment: 'neutral',
        recentReplyIds: ids,
        random: first,
      });
      expect(ids).toContain(reply.id);
    }
  });

  it('gives the same reply for the same input and only what a reply has', () => {
    const ask = () =>
      chooseReply({
        text: 'How do I start a conversation?',
        sentiment: 'curious',
        recentReplyIds: [],
        random: seeded(5),
      });
    expect(ask()).toEqual(ask());
    expect(new Set(Object.keys(ask()))).toEqual(new Set(['id', 'text', 'suggestions']));
  });

  it('still answers when every id is recent, and low spirits without cheer', () => {
    const recentReplyIds = allReplies.map((reply) => reply.id);
    const text = 'my parents';
    const reply = chooseReply({ text, sentiment: 'negative', recentReplyIds, random: first });
    expect(reply.id).toMatch(/^general\./u);
    expect(cheerful.has(reply.id)).toBe(false);
  });

  it('returns for any text, any number from random, and 100,000 characters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (text, number) => {
          const reply = chooseReply({
            text,
            sentiment: 'neutral',
            recentReplyIds: [],
            random: () => number,
          });
          expect(reply.text).not.toBe('');
        },
      ),
    );
    for (const text of ['a'.repeat(100_000), 'my parents '.repeat(9_091), '💔'.repeat(50_000)]) {
      const reply = chooseReply({ text, sentiment: 'neutral', recentReplyIds: [], random: first });
      expect(reply.text).not.toBe('');
    }
  });
});
