import type { Rolldown } from 'vite';
import { fileOf, SCREENS, type Screen } from './prerender/screens.ts';

type Imports = 'importers' | 'dynamicImporters';

/** The part of the bundler that knows who imports whom. */
export interface ModuleGraph {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, Imports> | null;
}

/** The screen that a module is the component of. */
export function screenOf(module: string): Screen | undefined {
  return SCREENS.find((screen) => {
    const route = fileOf(screen).replace('.html', '.tsx');
    return module.endsWith(`/src/routes/${route}?tsr-split=component`);
  });
}

/** Opened by the app at every start, once the first screen is up. */
const AFTER_START = /\/src\/app\/(?:afterFirstRender\.ts|keepScroll\.ts|InstallOffer\.tsx)$/;

/** The screens above a module, and whether the app itself leads there past all screens. */
function screensAbove(module: string, graph: ModuleGraph, ...kinds: readonly Imports[]) {
  const above = new Set([module]);
  let isInApp = false;
  // A set's iteration goes on with what is added to it.
  for (const id of above) {
    if (screenOf(id) !== undefined) continue;
    const info = graph.getModuleInfo(id);
    const importers = info === null ? [] : kinds.flatMap((kind) => info[kind]);
    isInApp ||= importers.length === 0;
    for (const importer of importers) above.add(importer);
  }
  const screens = [...above].flatMap((id) => screenOf(id) ?? []).sort();
  return { screens, isInApp, isAfterStart: [...above].some((id) => AFTER_START.test(id)) };
}

const FIRST_VISIT: readonly Screen[] = ['/', '/onboarding'];

/** Chunks of what is too large for those that need none of it, by the screens that do. */
const OF_THEIR_OWN = new Map([
  ...SCREENS.map((screen) => [screen, screen === '/' ? 'landing' : screen.slice(1)] as const),
  // Radix has these.
  ['/dashboard /profile', 'tabs'],
]);

/**
 * The chunk of a module that screens cannot do without; null for all others, and for what the app
 * opens from anywhere. Left to itself the bundler makes a file for each set of screens and dialogs,
 * dozens of small ones, and a browser asks for six at a time.
 */
export function chunkOf(module: string, graph: ModuleGraph): string | null {
  const { screens, isAfterStart } = screensAbove(module, graph, 'importers');
  if (screens.length === 0) return isAfterStart ? 'after-start' : null;
  const own = OF_THEIR_OWN.get(screens.join(' '));
  // The two with the tightest budgets share what they must; the rest is small.
  const isFirst = screens.some((screen) => FIRST_VISIT.includes(screen));
  if (own === undefined) return isFirst ? 'common' : 'screens';
  // Small ones, that every start needs: a file each would cost more than it saves.
  if (isAfterStart) return 'common';
  const opened = screensAbove(module, graph, 'importers', 'dynamicImporters');
  if (opened.isInApp) return null;
  return opened.screens.length > screens.length ? `${own}-more` : own;
}
