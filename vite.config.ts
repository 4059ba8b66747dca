import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { CHUNK_GROUPS } from './src/build/chunks.ts';
import { coachContent } from './src/build/coach/coachPlugin.ts';
import { manifest } from './src/build/manifest.ts';
import { modernDexie } from './src/build/modernDexie.ts';
import { offlinePack } from './src/build/offlinePack.ts';
import { prerender } from './src/build/prerender/prerenderPlugin.ts';
import { referenceBackendInDevelopment } from './src/build/referenceBackend.ts';
import { contentSecurity } from './src/build/security/contentSecurity.ts';
import { SETTINGS, versionOf, warnOfKey } from './src/build/settings.ts';

const { version } = createRequire(import.meta.url)('./package.json');

const manifestOfBuild = { ...manifest, id: '/' };

/** An id is resolved against the origin alone: two builds on one host need two. */
const identifyByBase: Plugin = {
  name: 'taal-manifest-id',
  config({ base }) {
    if (base?.startsWith('/')) manifestOfBuild.id = base;
  },
};

let askedLogLevel: ResolvedConfig['logLevel'];

/** The plugin builds the worker without the log level of the build around it. */
const sameLogLevel = {
  configureOptions({ logLevel }: ResolvedConfig) {
    askedLogLevel = logLevel;
  },
  configureCustomSWViteBuild(worker: InlineConfig) {
    if (askedLogLevel !== undefined) worker.logLevel = askedLogLevel;
  },
};

export default defineConfig({
  envPrefix: SETTINGS,
  define: {
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(
      process.env.VITE_APP_VERSION ??
        versionOf(fileURLToPath(new URL('.', import.meta.url)), version),
    ),
  },
  resolve: { tsconfigPaths: true, alias: [modernDexie] },
  build: {
    target: 'es2022',
    // The first that mix colours, as the style asks of all.
    cssTarget: ['chrome111', 'edge111', 'firefox113', 'safari16.4', 'ios16.4'],
    // One file: the order of rules in split style sheets differs from that of development.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // `tests/limits.ts` has the limits; the coach's words are one large part, loaded on demand.
    chunkSizeWarningLimit: 4000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The documents are written by the build; `index.html` is their template.
      input: { index: 'src/main.ts' },
      // Names shared by page, worker and build cost a first screen nothing but their text.
      optimization: { inlineConst: true },
      // Rendering the first screens takes most of a build, and is meant to.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/app/routeTree.gen.ts',
    }),
    react(),
    vanillaExtractPlugin(),
    coachContent(),
    prerender(),
    identifyByBase,
    contentSecurity(),
    warnOfKey(),
    offlinePack(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      injectRegister: false,
      integration: sameLogLevel,
      registerType: 'prompt',
      // What only the system shows, which keeps its own copies, is not worth a phone's storage.
      includeManifestIcons: false,
      injectManifest: {
        // For `es`, the plugin passes an option that the bundler warns of as deprecated.
        rollupFormat: 'iife',
        globPatterns: [
          '**/*.{html,js,css,woff2,svg,png,webp,avif,webmanifest}',
          'assets/offline-*.json',
        ],
        globIgnores: [
          '**/node_modules/**',
          'screenshots/**',
          'icons/{maskable,shortcut,apple-touch}-*.png',
          'icons/icon-512.png',
        ],
      },
      manifest: manifestOfBuild,
    }),
    referenceBackendInDevelopment(),
  ],
  server: { host: '127.0.0.1', port: 5173 },
});
