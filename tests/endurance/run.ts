import { spawnSync } from 'node:child_process';
import { NOT_RUN } from './notRun.ts';

/** A long test: how it is run, and how often when nobody says otherwise. */
interface LongTest {
  readonly name: string;
  /** The environment variable that holds the count. */
  readonly count: string;
  readonly standard: number;
  readonly command: readonly string[];
}

/** Add a test here: it is handed its count in the environment and tells by its exit code. */
const TESTS: readonly LongTest[] = [
  {
    name: 'the outbox against its model',
    count: 'TAAL_MODEL_RUNS',
    standard: 10_000,
    command: [
      'npx',
      'vitest',
      'run',
      '--config',
      'tests/unit/vitest.config.ts',
      'tests/unit/data/outbox/model',
    ],
  },
  {
    name: 'random requests',
    count: 'TAAL_REQUESTS',
    standard: 5000,
    command: [
      'npx',
      'vitest',
      'run',
      '--config',
      'tests/unit/vitest.config.ts',
      'tests/unit/backend/requests/randomRequests',
    ],
  },
  {
    name: 'the storm in a browser',
    count: 'TAAL_STORM_MESSAGES',
    standard: 1000,
    command: [
      'npx',
      'playwright',
      'test',
      '--config',
      'tests/browser/playwright.config.ts',
      '--project=endurance',
      '/sync-storm',
    ],
  },
  {
    name: 'the monkey',
    count: 'TAAL_MONKEY_SECONDS',
    standard: 3600,
    command: [
      'npx',
      'playwright',
      'test',
      '--config',
      'tests/browser/playwright.config.ts',
      '--project=endurance',
      '/monkey',
    ],
  },
  {
    name: 'the power cut',
    count: 'TAAL_POWER_CUTS',
    standard: 5,
    command: ['npx', 'tsx', 'tests/endurance/powerCut.ts'],
  },
];

type Outcome = 'passed' | 'FAILED' | 'NOT RUN';

function outcomeOf(status: number | null): Outcome {
  if (status === NOT_RUN) return 'NOT RUN';
  return status === 0 ? 'passed' : 'FAILED';
}

/** Runs one test and says what it took. */
function runLong({ name, count, standard, command }: LongTest): Outcome {
  const [program = '', ...args] = command;
  const runs = process.env[count] ?? String(standard);
  process.stdout.write(`\n> ${name}, ${count}=${runs}\n`);
  const startedAt = Date.now();
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, [count]: runs },
    shell: process.platform === 'win32',
  });
  const outcome = outcomeOf(status);
  process.stdout.write(`${outcome}: ${name}, ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
  return outcome;
}

const wanted = process.argv.slice(2);
const chosen = TESTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) process.stdout.write('No long test of that name.\n');
const outcomes = chosen.map(runLong);
const number = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
process.stdout.write(
  `\n${number('passed')} passed, ${number('FAILED')} failed, ${number('NOT RUN')} not run\n`,
);
process.exitCode = chosen.length > 0 && number('FAILED') === 0 ? 0 : 1;
