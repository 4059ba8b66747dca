import { defineConfig } from '@playwright/test';

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
  reporter: process.env.TAAL_REPORT
    ? [['list'], ['json', { outputFile: `../../${process.env.TAAL_REPORT}` }]]
    : [['list']],
});
