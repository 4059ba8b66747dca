import { SCREENS, type Screen } from '../../src/shell/screens.ts';
import type { Limit } from '../limits.ts';
import type { Measured } from '../support/limits/report.ts';
import { median } from './figures.ts';

/** A pair of values: that of the former version and that of the present one. */
export interface Versions<Value> {
  readonly former: Value;
  readonly present: Value;
}

/** A ratio to less than that tells nothing. */
const SHORTEST_MS = 50;

/** The routes of the former version. */
const FORMER: readonly Screen[] = [
  '/',
  '/onboarding',
  '/dashboard',
  '/chat',
  '/matches',
  '/profile',
];

/** Each route beside the former one that it is compared with: a newer one beside the profile. */
export const COMPARED: readonly { readonly route: Screen; readonly former: Screen }[] = SCREENS.map(
  (route) => ({ route, former: FORMER.includes(route) ? route : '/profile' }),
);

/** Measures both versions in turn, so that what else the machine does meets both. */
export async function inTurn<Value>(
  runs: number,
  { former, present }: Versions<() => Promise<Value>>,
): Promise<Versions<Value[]>> {
  const values: Versions<Value[]> = { former: [], present: [] };
  for (let run = 0; run < runs; run += 1) {
    values.former.push(await former());
    values.present.push(await present());
  }
  return values;
}

/** How many times that of the former version the median of the present one is. */
export function ratio(limit: Limit, of: string, values: Versions<readonly number[]>): Measured {
  const [former, present] = [median(values.former), median(values.present)];
  const times = `${Math.round(present)} to ${Math.round(former)} ms`;
  return { limit, of: `${of} (${times})`, value: present / Math.max(former, SHORTEST_MS) };
}
