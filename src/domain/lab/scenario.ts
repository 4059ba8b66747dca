import type { Random } from '../random';
import { AMOUNTS, type Calls, type FaultName, type NetworkFault, usualCalls } from './fault';

/** A fault, from one moment of a scenario to another. */
export interface Step {
  readonly fault: FaultName;
  /** Seconds since the lab was started. */
  readonly from: number;
  readonly to: number;
  /** In the unit of the fault (`AMOUNTS`). */
  readonly amount?: number | undefined;
  readonly calls?: Calls | undefined;
  /** How many of the calls it meets, 0..1; all where nothing is said. */
  readonly share?: number | undefined;
}

/** Faults over time. The same scenario with the same seed meets the same calls. */
export interface Scenario {
  readonly seed: number;
  readonly steps: readonly Step[];
}

/** The lab ends by itself after this many seconds. */
export const LONGEST_RUN = 3600;
export const MOST_STEPS = 100;
/** Characters of a scenario as text. */
export const LONGEST_SCENARIO_TEXT = 20_000;
export const LARGEST_SEED = 999_999;

/** The version of the form in which scenarios are saved and shared. */
export const SCENARIO_VERSION = 1;

/** One fault for as long as the lab is on. */
export function scenarioOfFault(fault: FaultName, amount = AMOUNTS[fault]?.usual): Scenario {
  const step: Step = { fault, from: 0, to: LONGEST_RUN };
  return { seed: 1, steps: [amount === undefined ? step : { ...step, amount }] };
}

/** What a bad connection does; the clock and the storage stay as they are. */
const ON_THE_WAY: readonly NetworkFault[] = [
  'latency',
  'offline',
  'cut after',
  'status 503',
  'no answer',
  'portal',
  'cut before',
];

/** Ten minutes of a bad connection, drawn from a seed: faults, and pauses without any. */
export function scenarioOfSeed(seed: number, random: Random): Scenario {
  const steps: Step[] = [];
  for (let from = 0; from < 600; ) {
    const fault = ON_THE_WAY[Math.floor(random() * ON_THE_WAY.length)] ?? 'offline';
    const to = from + 10 + Math.floor(random() * 40);
    const amount = AMOUNTS[fault]?.usual;
    steps.push({
      fault,
      from,
      to,
      ...(amount === undefined ? {} : { amount: Math.ceil(amount * random()) }),
      share: Math.ceil(random() * 10) / 10,
    });
    from = to + Math.floor(random() * 20);
  }
  return { seed, steps };
}

/** The scenario as text, to save and to share; `parseScenario` reads it. */
export function textOfScenario({ seed, steps }: Scenario): string {
  const lines = steps.map((step) => `  ${JSON.stringify(step)}`);
  return `{"taalLab":${SCENARIO_VERSION},"seed":${seed},"steps":[\n${lines.join(',\n')}\n]}`;
}

/** The calls that a step meets. */
export function callsOf({ calls, fault }: Step): Calls {
  return calls ?? usualCalls(fault);
}
