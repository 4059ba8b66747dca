import { defineConfig } from '@playwright/test';

/** A file of the release, or a single test of it among promises: the tool looks at both here. */
const RELEASE = /\.release\.spec\.ts|@release/;
const UPDATES = /updates\.spec\.ts$/;
const UPDATES_OF_RELEASE = /updates\.release\.spec\.ts$/;
const ENDURANCE = /\.endurance\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Not how long a test may take, but when it surely hangs: shared machines are slow by the hour.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Tests of updates run by themselves: under load, Chromium's look for a new worker has hung in
  // one of sixteen runs, and never when alone.
  projects: [
    { name: 'promises', grepInvert: RELEASE, testIgnore: [UPDATES, ENDURANCE, UPDATES_OF_RELEASE] },
    { name: 'updates', testMatch: UPDATES },
    { name: 'release', grep: RELEASE, testIgnore: [UPDATES, ENDURANCE, UPDATES_OF_RELEASE] },
    { name: 'updates of a release', testMatch: UPDATES_OF_RELEASE },
    // `npm run test:endurance` runs these, and so does the release.
    { name: 'endurance', testMatch: ENDURANCE },
  ],
  reporter: process.env.TAAL_REPORT
    ? [['list'], ['json', { outputFile: `../../${process.env.TAAL_REPORT}` }]]
    : [['list']],
});
