import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: process.env.TAAL_REPORT
    ? [['list'], ['json', { outputFile: `../../${process.env.TAAL_REPORT}` }]]
    : [['list']],
});
