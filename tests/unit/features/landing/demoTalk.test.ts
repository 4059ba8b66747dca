import { beforeAll, expect, it } from 'vitest';
import { loadCoachModels } from '@/data/loadCoachModels';
import { demoScript } from '@/features/landing/demo/script';
import { conversation } from '../../../support/fakes/coachInTest.ts';
import { TRAINING_TIME_MS } from '../../../support/fakes/trainedEar.ts';

beforeAll(async () => {
  await loadCoachModels();
}, TRAINING_TIME_MS);

it('the demo shows a talk that the coach really has', async () => {
  const { say } = await conversation('demo');
  let answer: ReturnType<typeof say> | null = null;
  for (const turn of demoScript) {
    if (turn.from === 'you') answer = say(turn.text);
    else if (answer !== null) {
      // Of its suggestions it shows those for which it has room.
      const shown = turn.suggestions.length;
      const suggestions = answer.chips.slice(0, shown).map(({ words }) => words);
      expect({ text: turn.text, suggestions: turn.suggestions }).toEqual({
        text: answer.text,
        suggestions,
      });
    }
  }
});
