import { beforeAll, expect, it } from 'vitest';
import { loadCoachModels } from '@/data/loadCoachModels';
import type { CoachModels } from '@/domain/coach/conversation/coachRequest';
import { detectDanger } from '@/domain/coach/safety/detectDanger';
import { TRAINING_TIME_MS } from '../../../../support/fakes/trainedEar.ts';

let models: CoachModels;

beforeAll(async () => {
  models = await loadCoachModels();
}, TRAINING_TIME_MS);

// The model hears a small number as an age; only a rule is sure of one.
it.each(['8 months, 16 left', '16 left', 'girl 15 16', '15 baki hai', 'only 14 now'])(
  'an age is asked for, not held against anybody: %s',
  (text) => {
    expect(detectDanger(text, models.safety)?.certainty).not.toBe('certain');
  },
);

it.each(['he is 16', 'main 15 saal ki hu', 'she is in class 9 now'])('is an age: %s', (text) => {
  expect(detectDanger(text, models.safety)).toMatchObject({ kind: 'minor', certainty: 'certain' });
});
