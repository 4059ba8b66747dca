import { beforeAll, describe, expect, it } from 'vitest';
import { loadCoachModels } from '@/data/loadCoachModels';
import { NEW_STATE } from '@/domain/coach/conversation/coachState';
import { fillIn } from '@/domain/coach/conversation/fillIn';
import { CHANGES } from '@/domain/coach/conversation/subjects';
import { INTENTS, isFollowUp } from '@/domain/coach/intents';
import { LANGUAGES } from '@/domain/coach/reading/languages';
import { DANGER_KINDS } from '@/domain/coach/safety/dangers';
import { SAFETY_CONTENT } from '@/domain/coach/safety/safetyAnswer';
import { conversation } from '../../../../support/fakes/coachInTest.ts';
import { TRAINING_TIME_MS } from '../../../../support/fakes/trainedEar.ts';

beforeAll(async () => {
  await loadCoachModels();
}, TRAINING_TIME_MS);

describe('every chip of every answer', () => {
  it.each([...INTENTS.keys()])('of %s leads to an answer of its own', async (id) => {
    const intent = INTENTS.get(id);
    for (const language of LANGUAGES) {
      for (const { to, words } of intent?.chips ?? []) {
        expect(INTENTS.has(to), `${id}: ${to}`).toBe(true);
        const talk = await conversation();
        const chips = [{ to, words: words[language] }];
        const state = { ...NEW_STATE, language, intent: id };
        const { text, id: given } = talk.say(words[language], { chips, state });
        expect(text).not.toBe('');
        // "Another one" leads to the subject itself, or to a text instead of those that were judged;
        // "make it softer" with nothing to soften to the text that the subject offers.
        const isText = to === 'another' || CHANGES.has(to);
        const texts = intent?.chips.flatMap((chip) => (chip.to.startsWith('write') ? chip.to : []));
        const subject = to === 'another' ? id : to;
        expect([
          subject,
          id,
          'allSaid',
          ...(isText ? ['writeOpener', ...(texts ?? [])] : []),
        ]).toContain(given.split('.')[0]);
      }
    }
  });

  it.each(DANGER_KINDS)('of the help with %s has help behind it', async (kind) => {
    for (const language of LANGUAGES) {
      for (const [index, { words, answer }] of SAFETY_CONTENT[kind].chips.entries()) {
        const talk = await conversation();
        const chips = [{ to: `safety:${kind}:${index}`, words: words[language] }];
        const given = talk.say(words[language], { chips, state: { ...NEW_STATE, language } });
        expect(given.text).toBe(answer[language]);
        expect(given.danger).toBe(kind);
      }
    }
  });
});

describe('every intent', () => {
  it.each([...INTENTS])('has answers where nothing is known: %s', (id, intent) => {
    for (const language of LANGUAGES) {
      const plain = intent.answers[language].filter((given) => {
        const answer = typeof given === 'string' ? { text: given } : given;
        return answer.when === undefined && fillIn(answer.text, {}, language) !== null;
      });
      // A kind of follow-up has one for each group of subjects besides.
      expect(plain.length).toBeGreaterThanOrEqual(isFollowUp(id) ? 1 : 2);
    }
  });
});
