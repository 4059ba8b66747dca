import * as v from 'valibot';
import { AMOUNTS, CALLS, FAULTS } from '@/domain/lab/fault';
import {
  LARGEST_SEED,
  LONGEST_RUN,
  LONGEST_SCENARIO_TEXT,
  MOST_STEPS,
  SCENARIO_VERSION,
  type Scenario,
} from '@/domain/lab/scenario';
import { parseJson } from '../http/parseJson';

export type ParsedScenario =
  | { readonly kind: 'scenario'; readonly scenario: Scenario }
  | { readonly kind: 'refused'; readonly reason: string };

const NOT_A_SCENARIO = 'This is not a scenario of the network lab.';

const SEED_REFUSAL = `The seed is a whole number from 0 to ${LARGEST_SEED}.`;

const seed = v.pipe(
  v.number(SEED_REFUSAL),
  v.integer(SEED_REFUSAL),
  v.minValue(0, SEED_REFUSAL),
  v.maxValue(LARGEST_SEED, SEED_REFUSAL),
);

const moment = (what: string) =>
  v.pipe(
    v.number(`A step has no number for “${what}”.`),
    v.minValue(0, 'A step cannot begin before the lab does.'),
    v.maxValue(LONGEST_RUN, `A step ends after ${LONGEST_RUN} seconds at the latest.`),
  );

const step = v.pipe(
  v.object(
    {
      fault: v.picklist(FAULTS, 'A step has a fault that this Taal does not know.'),
      from: moment('from'),
      to: moment('to'),
      amount: v.optional(v.number('The amount of a step must be a number.')),
      calls: v.optional(v.picklist(CALLS, 'The calls of a step are “all” or “data”.')),
      share: v.optional(
        v.pipe(
          v.number('The share of a step must be a number from 0 to 1.'),
          v.minValue(0, 'The share of a step is at least 0.'),
          v.maxValue(1, 'The share of a step is at most 1.'),
        ),
      ),
    },
    'A step of the scenario is not readable.',
  ),
  v.check(({ from, to }) => from < to, 'A step must end after it begins.'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { fault, amount } = dataset.value;
    const bounds = AMOUNTS[fault];
    if (bounds === undefined || amount === undefined) return;
    const { label, least, most } = bounds;
    if (amount >= least && amount <= most) return;
    addIssue({ message: `${label}: from ${least} to ${most}.` });
  }),
);

const scenario = v.object(
  {
    seed,
    steps: v.pipe(
      v.array(v.unknown(), 'The scenario has no steps.'),
      v.minLength(1, 'The scenario has no steps.'),
      v.maxLength(MOST_STEPS, `A scenario has at most ${MOST_STEPS} steps.`),
      // After their number is known: nobody waits for a million steps to be read.
      v.array(step),
    ),
  },
  NOT_A_SCENARIO,
);

const version = v.object({ taalLab: v.number() });

function refused(reason: string): ParsedScenario {
  return { kind: 'refused', reason };
}

/** Reads a scenario, or says in one sentence why it is refused (rule R88). Never throws. */
export function parseScenario(text: string): ParsedScenario {
  if (text.length > LONGEST_SCENARIO_TEXT) {
    return refused(`A scenario has at most ${LONGEST_SCENARIO_TEXT} characters.`);
  }
  const value = parseJson(text);
  const head = v.safeParse(version, value);
  if (!head.success) return refused(NOT_A_SCENARIO);
  if (head.output.taalLab > SCENARIO_VERSION) {
    return refused('This scenario comes from a newer version of Taal.');
  }
  if (head.output.taalLab !== SCENARIO_VERSION) return refused(NOT_A_SCENARIO);
  const parsed = v.safeParse(scenario, value);
  return parsed.success
    ? { kind: 'scenario', scenario: parsed.output }
    : refused(parsed.issues[0].message);
}
