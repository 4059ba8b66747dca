import { loadCoachModels } from '@/data/loadCoachModels';
import type { Danger } from '@/domain/coach/safety/dangers';
import { detectDanger } from '@/domain/coach/safety/detectDanger';

/** Longer than the training takes that the first test of a run waits for. */
export const TRAINING_TIME_MS = 180_000;

/** The ear for danger, with its trained model. */
export async function trainedEar(): Promise<(text: string) => Danger | null> {
  const { safety } = await loadCoachModels();
  return (text) => detectDanger(text, safety);
}
