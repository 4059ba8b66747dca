import type { LabelledText } from '../../domain/coach/examples.ts';
import type { PackedModel } from '../../domain/coach/model/classifier.ts';
import { normalise } from '../../domain/coach/reading/normalise.ts';
import { HARMLESS } from '../../domain/coach/safety/detectDanger.ts';
import { packModel } from './packModel.ts';
import { type PruningSettings, trainClassifier } from './trainClassifier.ts';

/**
 * How many weights each model keeps: more are heard little better, and each is a download. Those of
 * features that many examples share are preferred, so that fewer features have to be named.
 */
const INTENT_PRUNING: PruningSettings = { most: 20_500, commonness: 0.35, sparsity: 3e-4 };
const SAFETY_PRUNING: PruningSettings = { most: 14_900, commonness: 0.25, sparsity: 1e-4 };

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
    intents: packModel(trainClassifier(prepared(intents), INTENT_PRUNING)),
    safety: packModel(trainClassifier(prepared([...safety, ...harmless]), SAFETY_PRUNING)),
  };
}
