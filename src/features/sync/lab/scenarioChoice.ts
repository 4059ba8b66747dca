import { AMOUNTS, type FaultName } from '@/domain/lab/fault';
import { scenarioOfFault, scenarioOfSeed, textOfScenario } from '@/domain/lab/scenario';
import { seededRandom } from '@/domain/seededRandom';
import { faultHints } from './faultWords';

/** Ten bad minutes, drawn from a seed, stand in the list beside the faults. */
export const BY_SEED = 'by seed';

export interface ScenarioChoice {
  readonly fault: FaultName | typeof BY_SEED;
  /** The fault's number, or the seed; null where it has none. */
  readonly amount: number | null;
}

export const FIRST_CHOICE: ScenarioChoice = { fault: 'cut after', amount: null };

/** The choice of a fault with its usual number. */
export function choiceOf(fault: ScenarioChoice['fault']): ScenarioChoice {
  if (fault === BY_SEED) return { fault, amount: 1 };
  return { fault, amount: AMOUNTS[fault]?.usual ?? null };
}

/** The scenario of a choice, as text. */
export function textOf({ fault, amount }: ScenarioChoice): string {
  if (fault !== BY_SEED) return textOfScenario(scenarioOfFault(fault, amount ?? undefined));
  const seed = amount ?? 1;
  return textOfScenario(scenarioOfSeed(seed, seededRandom(String(seed))));
}

/** What a tester has to know of a choice, or null. */
export function hintOf({ fault }: ScenarioChoice): string | null {
  return fault === BY_SEED ? null : (faultHints[fault] ?? null);
}
