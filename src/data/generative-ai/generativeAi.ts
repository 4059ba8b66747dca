import { systemTimers } from '../timers';
import type { AiDependencies, AiLedger } from './generateContent';
import type { OtherTraits, OwnTraits } from './prompts';
import { type Candidate, rankMatches } from './rankMatches';
import { scoreCompatibility } from './scoreCompatibility';
import { endpointFrom, type GenerativeAiSettings } from './settings';
import { type Insights, writeInsights } from './writeInsights';

/**
 * The third-party AI service (rule “AI service”). Whole profiles may be handed in: only age,
 * profession, education, interests and distance are sent. Null means: use the local fallback; why
 * is in the console. No method throws.
 */
export interface GenerativeAi {
  /** False when the build names no service: then no request is ever made. */
  readonly isAvailable: boolean;
  /** Scores 0..100 by id; who is absent (always beyond the first 100) is to be scored locally. */
  rankMatches(
    own: OwnTraits,
    candidates: readonly Candidate[],
  ): Promise<ReadonlyMap<string, number> | null>;
  /** A compatibility 0..1; `calledOff` ends the question, silently. */
  scoreCompatibility(
    own: OwnTraits,
    other: OtherTraits,
    calledOff?: AbortSignal,
  ): Promise<number | null>;
  /** Three texts of 1 to 200 characters about the first 100 matches. */
  writeInsights(own: OwnTraits, matches: readonly OtherTraits[]): Promise<Insights | null>;
}

const browser: AiDependencies = {
  fetch: (...input) => fetch(...input),
  timers: systemTimers,
  // biome-ignore lint/suspicious/noConsole: a failed call is logged and told nowhere else (rule “Failures”).
  warn: (message) => console.warn(message),
};

function unavailable(warn: AiDependencies['warn']): GenerativeAi {
  let isLogged = false;
  async function nothing(): Promise<null> {
    if (!isLogged) warn('The AI service is unavailable: the build names no address or no key');
    isLogged = true;
    return null;
  }
  return {
    isAvailable: false,
    rankMatches: nothing,
    scoreCompatibility: nothing,
    writeInsights: nothing,
  };
}

/** The AI service of the build's settings (rule “AI service”). */
export function createGenerativeAi(
  settings: GenerativeAiSettings,
  outside: AiDependencies = browser,
  ledger?: AiLedger,
): GenerativeAi {
  const endpoint = endpointFrom(settings);
  if (endpoint === null) return unavailable(outside.warn);
  const service = { ...outside, ...(ledger === undefined ? {} : { ledger }), endpoint };
  return {
    isAvailable: true,
    rankMatches: (own, candidates) => rankMatches(service, own, candidates),
    scoreCompatibility: (own, other, calledOff) =>
      scoreCompatibility(service, own, other, calledOff),
    writeInsights: (own, matches) => writeInsights(service, own, matches),
  };
}
