import { createRequire } from 'node:module';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { referenceBackendInDevelopment } from './tests/backend/vitePlugin.ts';

const { version } = createRequire(import.meta.url)('./package.json');

export default defineConfig({
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
  resolve: { tsconfigPaths: true },
  build: {
    target: 'es2022',
    // One file: the order of rules in split style sheets differs from that of development.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/app/routeTree.gen.ts',
    }),
    react(),
    vanillaExtractPlugin(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      injectRegister: false,
      registerType: 'prompt',
      injectManifest: { globPatterns: ['**/*.{html,js,css,woff2,svg,png,webp,avif,webmanifest}'] },
      manifest: {
        id: '/',
        name: 'Taal',
        short_name: 'Taal',
        description: 'Chat, feel your rhythm, find who moves to it. Works with no network.',
        start_url: '.',
        scope: '.',
        display: 'standalone',
        theme_color: '#FFF8F1',
        background_color: '#FFF8F1',
        lang: 'en-IN',
        icons: [
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          {
            src: 'icons/maskable-192.png',
            sizes: '192x192',
            type: 'image/png',
            purpose: 'maskable',
          },
          {
            src: 'icons/maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
      },
    }),
    referenceBackendInDevelopment(),
  ],
  server: { host: '127.0.0.1', port: 5173 },
});
