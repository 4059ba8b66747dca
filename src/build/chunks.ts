import type { Rolldown } from 'vite';
import { fileOf, SCREENS, type Screen } from '../shell/screens.ts';

/** What the coach and the practice partners say, which is loaded when it is asked for. */
const REPLIES = /\/src\/domain\/(?:coach|matches\/chat)\//;

/** What dialogs, menus and tabs are made of: many share it, and no screen needs all of it at once. */
const RADIX = /\/node_modules\/(?:@radix-ui|@floating-ui|aria-hidden|react-remove-scroll)/;

/**
 * Modules that share a file. All else is placed by the bundler, which makes a file for each set of
 * screens and dialogs that load a module.
 */
export const CHUNK_GROUPS = [
  // In a task of their own: with the app they are too much for one frame.
  { name: 'libraries', test: /\/node_modules\/(?:react|react-dom|scheduler|@tanstack|dexie)\// },
  { name: 'app', tags: ['$initial'] },
  { name: 'shared', test: (id) => !REPLIES.test(id) && !RADIX.test(id), minShareCount: 3 },
] satisfies Rolldown.CodeSplittingGroup[];

export function isChunk(
  file: Rolldown.OutputBundle[string] | undefined,
): file is Rolldown.OutputChunk {
  return file?.type === 'chunk';
}

/** The screen that a module is the component of. */
export function screenOf(module: string): Screen | undefined {
  return SCREENS.find((screen) => {
    const route = fileOf(screen).replace('.html', '.tsx');
    return module.endsWith(`/src/routes/${route}?tsr-split=component`);
  });
}

/** These files of a build and all that they import at once; each behind what it imports. */
export function closureOf(bundle: Rolldown.OutputBundle, files: readonly string[]): string[] {
  const closure = new Set<string>();
  const visited = new Set<string>();
  function visit(name: string): void {
    if (visited.has(name)) return;
    visited.add(name);
    const file = bundle[name];
    if (isChunk(file)) for (const imported of file.imports) visit(imported);
    closure.add(name);
  }
  for (const name of files) visit(name);
  return [...closure];
}

/** What every document loads, whatever its screen; the entry, which starts the app, comes last. */
export function loadedByAll(bundle: Rolldown.OutputBundle): string[] {
  const entries = Object.values(bundle).filter((file) => isChunk(file) && file.isEntry);
  return closureOf(
    bundle,
    entries.map(({ fileName }) => fileName),
  );
}
