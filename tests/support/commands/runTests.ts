import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as v from 'valibot';
import { LIMITS } from '../../limits.ts';
import { ensureChromium } from '../browsers/chromium.ts';
import { ensureOtherEngines } from '../browsers/engines.ts';
import { ensureFonts } from '../browsers/fonts.ts';

const FOLDER = '.tmp';

/** How long the endurance tests of a release are; alone they are longer by far. */
const SHORT_ENDURANCE = {
  TAAL_MODEL_RUNS: '2000',
  TAAL_REQUESTS: '1000',
  TAAL_STORM_MESSAGES: '60',
  TAAL_MONKEY_SECONDS: '120',
  TAAL_POWER_CUTS: '1',
};

interface Sum {
  readonly passed: number;
  readonly failed: number;
}

const NOTHING_RAN: Sum = { passed: 0, failed: 1 };

const vitestReport = v.object({ numPassedTests: v.number(), numTotalTests: v.number() });
const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

/** Runs a script; one that runs beside others keeps its output until it has ended. */
async function run(
  script: string,
  environment: Record<string, string> = {},
  { options = [], beside = false }: { options?: readonly string[]; beside?: boolean } = {},
): Promise<boolean> {
  const title = `\n> ${[script, ...options].join(' ')}\n`;
  const startedAt = Date.now();
  if (!beside) process.stdout.write(title);
  const child = spawn('npm', ['run', '--silent', script, '--', ...options], {
    stdio: beside ? 'pipe' : 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const status = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(null));
  });
  if (beside) process.stdout.write(title + Buffer.concat(output).toString());
  process.stdout.write(`${script}: ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
  return status === 0;
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** A step that is no test counts only when it fails. */
async function check(script: string, environment?: Record<string, string>): Promise<Sum> {
  return { passed: 0, failed: (await run(script, environment)) ? 0 : 1 };
}

async function vitest(script: 'test:unit' | 'test:components', beside = false): Promise<Sum> {
  const path = `${FOLDER}/${script.replace(':', '-')}.json`;
  const ok = await run(script, { TAAL_REPORT: path }, { beside });
  const report = v.safeParse(vitestReport, readReport(path));
  if (!report.success) return NOTHING_RAN;
  const { numPassedTests: passed, numTotalTests: total } = report.output;
  // A test file that cannot be loaded has no tests that fail.
  return { passed, failed: ok ? total - passed : Math.max(1, total - passed) };
}

type Project = 'promises' | 'updates' | 'release' | 'updates of a release';

/** Browser tests of one project, on the build that is in `dist`. */
async function playwright(project: Project): Promise<Sum> {
  const path = `${FOLDER}/${project.replaceAll(' ', '-')}.json`;
  const ok = await run('test:built', { TAAL_REPORT: path }, { options: [`--project=${project}`] });
  const report = v.safeParse(playwrightReport, readReport(path));
  if (!report.success) return NOTHING_RAN;
  const { expected: passed, unexpected, flaky, skipped } = report.output.stats;
  const failed = unexpected + flaky + skipped;
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

/** Steps one after another. */
async function inTurn(...steps: readonly (() => Promise<Sum>)[]): Promise<Sum[]> {
  const sums: Sum[] = [];
  for (const step of steps) sums.push(await step());
  return sums;
}

/** `npm test`: before each commit. */
async function testCommit(): Promise<Sum[]> {
  const hasBrowser = ensureChromium() !== null;
  if (hasBrowser) ensureFonts();
  // The build trains the coach, which the others then find: training beside training is slow enough
  // for the server of the components to give up.
  const build = await check('build');
  // All components share one page, which leaves a core to the others.
  const [others, components] = await Promise.all([
    inTurn(
      () => check('types'),
      () => check('lint'),
      () => vitest('test:unit'),
    ),
    hasBrowser ? vitest('test:components', true) : NOTHING_RAN,
  ]);
  if (!hasBrowser) return [build, ...others, components];
  const built = await inTurn(
    () => playwright('promises'),
    () => playwright('updates'),
  );
  return [build, ...others, components, ...built];
}

/** `npm run test:release`: the rest, before a release. */
async function testRelease(): Promise<Sum[]> {
  if (ensureChromium() === null) return [NOTHING_RAN];
  // A browser that cannot be installed fails in its tests, and so is counted.
  ensureOtherEngines();
  ensureFonts();
  return inTurn(
    () => check('build'),
    () => check('limits'),
    () => playwright('release'),
    () => playwright('updates of a release'),
    () => check('test:endurance', SHORT_ENDURANCE),
  );
}

const door = process.argv[2];
if (door !== 'commit' && door !== 'release') throw new Error('Which tests: commit or release?');

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const startedAt = Date.now();
const sums = await (door === 'commit' ? testCommit() : testRelease());
const passed = sums.reduce((sum, part) => sum + part.passed, 0);
const failed = sums.reduce((sum, part) => sum + part.failed, 0);

const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
const alarm = door === 'commit' ? `, alarm at ${LIMITS.tests.alarm}` : '';
process.stdout.write(`\nAll of it: ${minutes} minutes${alarm}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
