import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/unit/domain/**/*.test.ts', 'tests/unit/data/outbox/**/*.test.ts'],
    setupFiles: ['tests/unit/setup.ts'],
    restoreMocks: true,
    env: { TAAL_MODEL_RUNS: '10' },
  },
});
