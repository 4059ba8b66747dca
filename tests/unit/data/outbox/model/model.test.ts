import { it } from 'vitest';
import { checkOutbox } from './check.ts';

/** More of them with `npm run test:endurance`; TAAL_SEED plays a course again. */
const RUNS = Number(process.env.TAAL_MODEL_RUNS ?? 100);
const SEED = process.env.TAAL_SEED;

it(
  'everything takes effect once, or at least once without keys, whatever happens',
  () => checkOutbox({ runs: RUNS, ...(SEED === undefined ? {} : { seed: Number(SEED) }) }),
  Math.max(120_000, RUNS * 500),
);
