import { defineConfig } from '@playwright/test';

const UPDATES = /updates\.spec\.ts$/;

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
  // A whole run has the tests of updates by themselves, after all others: beside other files, under
  // load, Chromium's look for a new worker has hung in one of sixteen runs, and never when alone.
  projects: [
    { name: 'screens', testIgnore: UPDATES },
    { name: 'updates', testMatch: UPDATES },
  ],
  reporter: process.env.TAAL_REPORT
    ? [['list'], ['json', { outputFile: `../../${process.env.TAAL_REPORT}` }]]
    : [['list']],
});
