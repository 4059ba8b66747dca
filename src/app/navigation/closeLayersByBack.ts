import * as v from 'valibot';
import type { Timers } from '@/data/timers';
import { openLayers } from '@/ui/topLayer/openLayers';
import type { AppRouter } from '../router';

/** More layers than are ever open at once. */
const MOST_LAYERS = 20;

const layerState = v.object({
  taalLayers: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_LAYERS)),
});
const routerState = v.object({ __TSR_index: v.number() });

/** How many layers were open at a history entry of this state; 0 at that of the screen itself. */
function depthOf(state: unknown): number {
  const parsed = v.safeParse(layerState, state);
  return parsed.success ? parsed.output.taalLayers : 0;
}

/** The router's number of an entry; those of layers have that of the screen below them. */
function indexOf(state: unknown): number | null {
  const parsed = v.safeParse(routerState, state);
  return parsed.success ? parsed.output.__TSR_index : null;
}

/** The arrivals at entries of the session history. */
export interface Arrivals {
  /** Called at each before the router is; what it returns true for, the router is not told of. */
  isTaken: () => boolean;
}

/** To be called before the router is made: browsers call listeners of `popstate` in their order. */
export function followArrivals(): Arrivals {
  const arrivals: Arrivals = { isTaken: () => false };
  addEventListener('popstate', (event) => {
    if (arrivals.isTaken()) event.stopImmediatePropagation();
  });
  return arrivals;
}

/**
 * Has Back close what is open over the screen, one layer at a time: each layer has an entry in the
 * session history, and none is left for what is closed.
 */
export function closeLayersByBack(router: AppRouter, arrivals: Arrivals, timers: Timers): void {
  const screens = router.history;
  const { push, replace } = screens;
  // The router follows the methods of `history` itself, not those of its prototype.
  const { pushState, replaceState } = History.prototype;
  /** What the router writes once a step of ours has arrived; null while none is under way. */
  let afterStep: (() => void)[] | null = null;

  /** Makes the entries as many as the open layers. */
  function sync(): void {
    if (afterStep !== null) return;
    const depth = depthOf(history.state);
    const { length } = openLayers.get();
    for (let next = depth + 1; next <= length; next += 1) {
      pushState.call(history, { ...history.state, taalLayers: next }, '');
    }
    if (depth <= length) return;
    afterStep = [];
    history.go(length - depth);
  }

  /** A moment later: a link that closed the menu is about to write the next screen's entry. */
  const syncSoon = () => timers.after(0, sync);

  arrivals.isTaken = () => {
    const { location } = screens;
    const depth = depthOf(history.state);
    const isScreen = indexOf(history.state) === indexOf(location.state);
    if (isScreen) {
      // The entry of the layer alone has what the screen wrote while that was open.
      const state = { ...location.state, taalLayers: depth };
      replaceState.call(history, state, '', location.href);
    }
    const wanted = afterStep;
    afterStep = null;
    const left = openLayers.get().slice(isScreen ? depth : 0);
    if (wanted === null) for (const layer of left.reverse()) layer.close();
    for (const write of wanted ?? []) write();
    syncSoon();
    return isScreen;
  };
  screens.push = (...entry) => {
    if (afterStep === null) push(...entry);
    else afterStep.push(() => push(...entry));
  };
  screens.replace = (path, state, options) => {
    const withLayers = { ...state, taalLayers: depthOf(history.state) };
    if (afterStep === null) replace(path, withLayers, options);
    else afterStep.push(() => replace(path, state, options));
  };
  openLayers.subscribe(syncSoon);
  screens.subscribe(syncSoon);
  // The page may have been loaded again at the entry of a layer.
  syncSoon();
}
