import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { coachContent } from '../../src/build/coach/coachPlugin.ts';
import { modernDexie } from '../../src/build/modernDexie.ts';
import { PAGES_ALONE, requireChromium } from '../support/browsers/chromium.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify('0.0.0') },
  resolve: { tsconfigPaths: true, alias: [modernDexie] },
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'debug' }), coachContent()],
  optimizeDeps: {
    // A package that is found in the middle of a run reloads the page, and its tests are lost.
    include: [
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-tabs',
      '@tanstack/react-router',
      'dexie/dist/modern/dexie.mjs',
      'dexie-react-hooks',
      'fflate',
      'lucide-react',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'valibot',
      'virtua',
      'vitest-browser-react',
      'workbox-window',
    ],
  },
  test: {
    include: ['tests/components/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/components/setup.ts'],
    reporters: process.env.TAAL_REPORT
      ? ['default', ['json', { outputFile: process.env.TAAL_REPORT }]]
      : ['default'],
    restoreMocks: true,
    // Not how long anything may take, but when it surely hangs: shared machines are slow by the hour.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Every test has a database of its own, so that files can share a page and its modules.
    isolate: false,
    // A second page would load all modules once more, which takes longer than the tests.
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        actionTimeout: 30_000,
        launchOptions: { executablePath: requireChromium(), args: PAGES_ALONE },
        contextOptions: { locale: 'en-US', timezoneId: 'Asia/Kolkata' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
