import type { LabelledText } from '../../domain/coach/examples.ts';
import type { PackedModel } from '../../domain/coach/model/classifier.ts';
import { normalise } from '../../domain/coach/reading/normalise.ts';
import { HARMLESS } from '../../domain/coach/safety/detectDanger.ts';
import { packModel } from './packModel.ts';
import { TRAINING, type TrainingSettings, trainClassifier } from './trainClassifier.ts';

/** How many weights each model keeps: more are heard little better, and every one is a download. */
const INTENT_WEIGHTS = 29_500;
const SAFETY_WEIGHTS = 20_000;

/** So fewer features are kept, those that many examples share: more weights fit into a download. */
const INTENT_TRAINING: TrainingSettings = { ...TRAINING, commonness: 0.35, averaged: true };
const SAFETY_TRAINING: TrainingSettings = { ...TRAINING, commonness: 0.25, averaged: true };

export interface PackedModels {
  readonly intents: PackedModel;
  readonly safety: PackedModel;
}

const prepared = (examples: readonly LabelledText[]) =>
  examples.map(({ text, label }) => ({ words: normalise(text), label }));

/**
 * Trains both models of the coach from the examples beside the intents and the kinds of danger.
 * What people say about dating is at once what the safety model learns as harmless.
 */
export function trainCoach(
  intents: readonly LabelledText[],
  safety: readonly LabelledText[],
): PackedModels {
  const harmless = intents.map(({ text }) => ({ text, label: HARMLESS }));
  return {
    intents: packModel(trainClassifier(prepared(intents), INTENT_WEIGHTS, INTENT_TRAINING)),
    safety: packModel(
      trainClassifier(prepared([...safety, ...harmless]), SAFETY_WEIGHTS, SAFETY_TRAINING),
    ),
  };
}
