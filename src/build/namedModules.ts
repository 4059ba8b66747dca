import type { Plugin } from 'vite';
import { afterBundle } from './afterBundle.ts';
import { isChunk } from './chunks.ts';

/** Parts of the addresses of modules that have a chunk of their own; each is checked by the build. */
const NAMED = {
  /** React, and what runs it: in a chunk, and so in a task, of its own. */
  react: [
    '/node_modules/react/',
    '/node_modules/react-dom/',
    '/node_modules/scheduler/',
    '/src/app/hydration/reactRoot.ts',
  ],
  router: ['/node_modules/@tanstack/'],
  dexie: ['/node_modules/dexie/'],
  /** Opened by the app at every start, once the first screen is up. */
  afterStart: ['/src/app/startBackgroundWork.ts', '/src/shell/notices/InstallOffer.tsx'],
  /** What dialogs and sheets are made of, wherever they are opened. */
  dialogs: [
    '/src/ui/components/Modal/',
    '/src/ui/components/Dialog/',
    '/src/ui/components/Sheet/',
    '/node_modules/@radix-ui/react-dialog/',
    '/node_modules/@radix-ui/react-dismissable-layer/',
    '/node_modules/@radix-ui/react-focus-scope/',
    '/node_modules/@radix-ui/react-focus-guards/',
    '/node_modules/@radix-ui/react-portal/',
    '/node_modules/aria-hidden/',
  ],
  /** Exports, imports and erases; opened from the profile and from notices. */
  yourData: ['/src/features/data-ownership/', '/src/data/backup/', '/src/data/recovery/'],
  /** What exports and erases after a crash; every start loads it, so that a crash finds it loaded. */
  crashTools: ['/src/shell/failure/CrashTools.tsx'],
  /** Words by the thousand, which no dialog should have to wait for. */
  replies: ['/src/domain/coach/', '/src/domain/matches/chat/', 'virtual:coach-'],
  coach: ['/src/domain/coach/coach.ts'],
  /** What these share with the screen of matches: the coach must answer where that screen is broken. */
  sharedByReplies: ['/src/domain/pickOne.ts'],
} as const;

export type NamedModules = keyof typeof NAMED;

export function isNamed(module: string, kind: NamedModules): boolean {
  return NAMED[kind].some((part) => module.includes(part));
}

/** Throws where a name matches none of the modules: a moved file would silently change its chunk. */
export function checkNames(modules: readonly string[]): void {
  const missing = Object.values(NAMED)
    .flat()
    .filter((part) => !modules.some((module) => module.includes(part)));
  if (missing.length === 0) return;
  throw new Error(`src/build/namedModules.ts names what the app has not: ${missing.join(', ')}`);
}

/** Stops the build where a module that has a chunk of its own is not found by its name. */
export function namedModules(): Plugin {
  return afterBundle('taal-named-modules', async (_, bundle) => {
    const chunks = Object.values(bundle).filter(isChunk);
    // The worker's own build has another entry.
    if (!chunks.some(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/main.ts'))) return;
    checkNames(chunks.flatMap(({ moduleIds }) => moduleIds));
  });
}
