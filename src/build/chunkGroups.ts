import type { Rolldown } from 'vite';
import { fileOf, SCREENS, type Screen } from '../shell/screens.ts';

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
const AFTER_START =
  /\/src\/(?:app\/afterFirstRender\.ts|shell\/reload\/scrollPosition\.ts|shell\/notices\/InstallOffer\.tsx)$/;

/** What leads to a module, no further than to screens, and whether the app itself is among it. */
function modulesAbove(module: string, graph: ModuleGraph, ...kinds: readonly Imports[]) {
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
  const ids = [...above];
  const screens = ids.flatMap((id) => screenOf(id) ?? []).sort();
  return { ids, screens, isInApp, isAfterStart: ids.some((id) => AFTER_START.test(id)) };
}

const FIRST_VISIT: readonly Screen[] = ['/', '/onboarding'];

/** Chunks of what is too large for those that need none of it, by the screens that do. */
const OF_THEIR_OWN = new Map([
  ...SCREENS.map((screen) => [screen, screen === '/' ? 'landing' : screen.slice(1)] as const),
  // Radix has these.
  ['/dashboard /profile', 'tabs'],
]);

/** What dialogs and sheets are made of, wherever they are opened. */
const DIALOGS =
  /\/ui\/components\/(?:Modal|Dialog|Sheet)\/|\/node_modules\/(?:@radix-ui\/react-(?:dialog|dismissable-layer|focus-scope|focus-guards|portal)|aria-hidden)\//;

/** What the profile shares with what other screens open is a single control. */
const MORE = new Map([['profile', 'screens']]);

/** Exports, imports and erases; opened from the profile and from notices. */
const YOUR_DATA = /\/src\/(?:features\/data-ownership|data\/(?:backup|recovery))\//;

/** What exports and erases after a crash; every start loads it, so that a crash finds it loaded. */
const CRASH_TOOLS = /\/src\/shell\/failure\/CrashTools\.tsx$/;

/** Words by the thousand, which no dialog should have to wait for. */
export const REPLIES = /\/src\/domain\/(?:coach|matches\/chat)\/|virtual:coach-/;

/** What these share with the screen of matches: the coach must answer where that screen is broken. */
const SHARED_BY_REPLIES = /\/src\/domain\/pickOne\.ts$/;

/** The chunk of what no screen needs at once. */
function laterChunkOf(
  module: string,
  graph: ModuleGraph,
  importers: readonly string[],
): string | null {
  if (CRASH_TOOLS.test(module)) return 'crash-tools';
  if (YOUR_DATA.test(module)) {
    return importers.some((id) => CRASH_TOOLS.test(id)) ? 'crash-tools' : 'your-data';
  }
  const { screens, isInApp } = modulesAbove(module, graph, 'importers', 'dynamicImporters');
  const own = OF_THEIR_OWN.get(screens.join(' '));
  return own === undefined || isInApp || REPLIES.test(module) ? null : `${own}-later`;
}

/**
 * The chunk of a module; null for what few need, which the bundler may place. Left to itself it
 * makes a file for each set of screens and dialogs, dozens of small ones, and each takes a phone
 * some milliseconds: to ask for, to keep, to check.
 */
export function chunkOf(module: string, graph: ModuleGraph): string | null {
  if (DIALOGS.test(module)) return 'dialogs';
  if (SHARED_BY_REPLIES.test(module)) return 'screens';
  const { ids, screens, isAfterStart } = modulesAbove(module, graph, 'importers');
  if (screens.length === 0) return isAfterStart ? 'after-start' : laterChunkOf(module, graph, ids);
  const own = OF_THEIR_OWN.get(screens.join(' '));
  // The two with the tightest budgets share what they must; the rest is small.
  const isFirst = screens.some((screen) => FIRST_VISIT.includes(screen));
  if (own === undefined) return isFirst ? 'common' : 'screens';
  // Small ones, that every start needs: a file each would cost more than it saves.
  if (isAfterStart) return 'common';
  const opened = modulesAbove(module, graph, 'importers', 'dynamicImporters');
  if (opened.isInApp) return 'screens';
  return opened.screens.length > screens.length ? (MORE.get(own) ?? `${own}-more`) : own;
}
