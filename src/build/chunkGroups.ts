import type { Rolldown } from 'vite';
import { fileOf, SCREENS, type Screen } from '../shell/screens.ts';
import { isNamed } from './namedModules.ts';

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
  return { ids, screens, isInApp, isAfterStart: ids.some((id) => isNamed(id, 'afterStart')) };
}

const FIRST_VISIT: readonly Screen[] = ['/', '/onboarding'];

/** Chunks of what is too large for those that need none of it, by the screens that do. */
const OF_THEIR_OWN = new Map([
  ...SCREENS.map((screen) => [screen, screen === '/' ? 'landing' : screen.slice(1)] as const),
  // Radix has these.
  ['/dashboard /profile', 'tabs'],
]);

/** What the profile shares with what other screens open is a single control. */
const MORE = new Map([['profile', 'screens']]);

/**
 * What the coach and the practice partners both need, in one file: two of them would be 300 bytes
 * larger, and a chat with a match needs all of it. Null for the rest of the words.
 */
function repliesChunkOf(graph: ModuleGraph, importers: readonly string[]): string | null {
  const openers = importers.filter((id) => {
    const info = graph.getModuleInfo(id);
    return info !== null && info.dynamicImporters.length > 0;
  });
  return openers.length > 1 && openers.some((id) => isNamed(id, 'coach')) ? 'replies' : null;
}

/** The chunk of what no screen needs at once. */
function laterChunkOf(
  module: string,
  graph: ModuleGraph,
  importers: readonly string[],
): string | null {
  if (isNamed(module, 'crashTools')) return 'crash-tools';
  if (isNamed(module, 'yourData')) {
    return importers.some((id) => isNamed(id, 'crashTools')) ? 'crash-tools' : 'your-data';
  }
  const { screens, isInApp } = modulesAbove(module, graph, 'importers', 'dynamicImporters');
  const own = OF_THEIR_OWN.get(screens.join(' '));
  if (isNamed(module, 'replies')) return repliesChunkOf(graph, importers);
  return own === undefined || isInApp ? null : `${own}-later`;
}

/**
 * The chunk of a module; null for what few need, which the bundler may place. Left to itself it
 * makes a file for each set of screens and dialogs, dozens of small ones, and each takes a phone
 * some milliseconds: to ask for, to keep, to check.
 */
export function chunkOf(module: string, graph: ModuleGraph): string | null {
  if (isNamed(module, 'dialogs')) return 'dialogs';
  if (isNamed(module, 'sharedByReplies')) return 'screens';
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
