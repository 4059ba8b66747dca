import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const root = fileURLToPath(new URL('./floor', import.meta.url));
const folder = fileURLToPath(new URL('../../.tmp/floor', import.meta.url));

/**
 * Builds the smallest app of the same stack, with its first screen in its document: what it takes
 * on this machine, nothing can undercut. Returns the folder.
 */
export async function buildFloor(): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      VitePWA({
        injectRegister: 'script-defer',
        manifest: false,
        workbox: { globPatterns: ['**/*.{js,html}'], clientsClaim: true },
      }),
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
    },
  });
  return folder;
}
