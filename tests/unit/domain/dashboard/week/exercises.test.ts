import { beforeAll, describe, expect, it } from 'vitest';
import { loadCoachModels } from '@/data/loadCoachModels';
import { EXERCISES } from '@/domain/dashboard/week/content/exercises';
import type { ExerciseId } from '@/domain/dashboard/week/exercise';
import { conversation } from '../../../../support/fakes/coachInTest.ts';
import { TRAINING_TIME_MS } from '../../../../support/fakes/trainedEar.ts';

beforeAll(async () => {
  await loadCoachModels();
}, TRAINING_TIME_MS);

/** What the coach has to answer to, and words that such an answer has. */
const answers = [
  ['reply', /^textingFrequency\./u, /every day or two/u],
  ['compliment', /^giveCompliment\./u, /Praise/u],
  ['opener', /^(?:writeOpener|firstMessage)\./u, /“/u],
  ['questions', /^dateQuestions\./u, /1\. .+\? 2\. .+\? 3\. .+\?/u],
] as const satisfies readonly (readonly [ExerciseId, RegExp, RegExp])[];

/** A talk may be anywhere when somebody comes to practise. */
const beginnings = [
  [],
  ['she has not replied for two days'],
  ['help me write an opener, he likes cricket'],
  ['my parents say no to him', 'what do i tell them'],
  ['aaj mood theek nahi hai'],
];

describe('the coach answers to what is to be practised', () => {
  it.each(answers)('%s', async (exercise, id, words) => {
    for (const beginning of beginnings) {
      const { say } = await conversation();
      for (const text of beginning) say(text);
      const answer = say(EXERCISES[exercise].question);
      expect({ beginning, id: answer.id }).toEqual({ beginning, id: expect.stringMatching(id) });
      expect(answer.text).toMatch(words);
    }
  });

  it('of every exercise', () => {
    expect(answers.map(([exercise]) => exercise).sort()).toEqual(Object.keys(EXERCISES).sort());
  });
});
