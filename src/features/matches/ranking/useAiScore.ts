import { useEffect, useState } from 'react';
import type { GenerativeAi } from '@/data/generative-ai/generativeAi';
import type { Match } from '@/domain/matches/match';
import type { UserProfile } from '@/domain/profile/ownProfile';

/** What the AI service has said since the app was opened, 0..1 by what it was asked. */
const answers = new WeakMap<GenerativeAi, Map<string, number>>();

function answersOf(generativeAi: GenerativeAi): Map<string, number> {
  const known = answers.get(generativeAi) ?? new Map<string, number>();
  answers.set(generativeAi, known);
  return known;
}

/**
 * How well the AI service thinks that the two fit, 0..1; null until it has said so, and for good
 * where it may not be asked or gives no usable answer. It is asked once each time this is shown, and
 * not again about the same; the question is called off when this goes.
 */
export function useAiScore(
  generativeAi: GenerativeAi,
  { profile, savedAt, privacy }: UserProfile,
  match: Match,
): number | null {
  const mayAsk = generativeAi.isAvailable && savedAt !== null && !privacy.incognito;
  const { age, profession, education, interests } = profile;
  const question = JSON.stringify([match.id, age, profession, education, interests]);
  const known = answersOf(generativeAi);
  const [, setAnswered] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for both profiles.
  useEffect(() => {
    if (!mayAsk || known.has(question)) return;
    const leaving = new AbortController();
    void generativeAi.scoreCompatibility(profile, match, leaving.signal).then((score) => {
      if (score === null) return;
      known.set(question, score);
      if (!leaving.signal.aborted) setAnswered(question);
    });
    return () => leaving.abort();
  }, [mayAsk, question, generativeAi, known]);

  return mayAsk ? (known.get(question) ?? null) : null;
}
