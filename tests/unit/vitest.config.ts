import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { coachContent } from '../../src/build/coach/coachPlugin.ts';
import { modernDexie } from '../../src/build/modernDexie.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  resolve: { tsconfigPaths: true, alias: [modernDexie] },
  plugins: [coachContent()],
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/*.test.ts'],
    setupFiles: ['tests/unit/setup.ts'],
    reporters: process.env.TAAL_REPORT
      ? ['default', ['json', { outputFile: process.env.TAAL_REPORT }]]
      : ['default'],
    restoreMocks: true,
    // Not how long a test may take, but when it surely hangs: shared machines are slow by the hour.
    testTimeout: 60_000,
    // Every test has a database of its own, so that files can share a thread.
    pool: 'threads',
    isolate: false,
  },
});
