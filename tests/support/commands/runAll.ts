import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as v from 'valibot';
import { ensureChromium } from '../browsers/chromium.ts';
import { ensureOtherEngines } from '../browsers/engines.ts';
import { ensureFonts } from '../browsers/fonts.ts';

const FOLDER = '.tmp';

interface Sum {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = v.object({ numPassedTests: v.number(), numTotalTests: v.number() });
const playwrightReport = v.object({
  errors: v.array(v.unknown()),
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

function run(
  script: string,
  environment: Record<string, string> = {},
  options: readonly string[] = [],
): boolean {
  process.stdout.write(`\n> ${[script, ...options].join(' ')}\n`);
  const result = spawnSync('npm', ['run', '--silent', script, '--', ...options], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  return result.status === 0;
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** A step that is no test counts only when it fails. */
function check(script: string): Sum {
  return { passed: 0, failed: run(script) ? 0 : 1 };
}

function unitTests(): Sum {
  const path = `${FOLDER}/unit.json`;
  const ok = run('test:unit', { TAAL_REPORT: path });
  const report = v.safeParse(vitestReport, readReport(path));
  if (!report.success) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numTotalTests: total } = report.output;
  // A test file that cannot be loaded has no tests that fail.
  return { passed, failed: ok ? total - passed : Math.max(1, total - passed) };
}

function browserTests(project: 'screens' | 'updates'): Sum {
  const path = `${FOLDER}/browser-${project}.json`;
  const ok = run('test:browser', { TAAL_REPORT: path }, [`--project=${project}`]);
  const report = v.safeParse(playwrightReport, readReport(path));
  if (!report.success) return { passed: 0, failed: 1 };
  const { expected: passed, unexpected, flaky, skipped } = report.output.stats;
  const failed = unexpected + flaky + skipped;
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const sums = [check('types'), check('lint'), unitTests()];
if (ensureChromium() === null) sums.push({ passed: 0, failed: 1 });
else {
  // What these engines cannot run fails in their tests, and so is counted.
  ensureOtherEngines();
  ensureFonts();
  // Each part runs whatever the other came to.
  sums.push(browserTests('screens'), browserTests('updates'));
}
const passed = sums.reduce((sum, part) => sum + part.passed, 0);
const failed = sums.reduce((sum, part) => sum + part.failed, 0);

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
