import type { Timers } from '@/data/timers';
import { openLayers } from '@/ui/topLayer/openLayers';
import type { AppRouter } from '../../router';
import type { Arrivals } from './arrivals';
import { indexOf } from './entryState';
import { followCloseRequests } from './followCloseRequests';
import { createLayerEntries } from './layerEntries';
import { browserHistory } from './sessionHistory';

/** Has Back, however it is pressed, close what is open over the screen, one layer at a time. */
export function closeLayersByBack(router: AppRouter, arrivals: Arrivals, timers: Timers): void {
  const entries = createLayerEntries({
    history: browserHistory(),
    layers: openLayers,
    timers,
    isOfScreen: (state) => indexOf(state) === indexOf(router.history.location.state),
  });
  const writes = (isPush: boolean) => (state: unknown, _: string, url?: string | URL | null) =>
    entries.write({ state, href: new URL(url ?? '', location.href).href }, isPush);
  // The router writes by these, whatever they are at the time.
  history.pushState = writes(true);
  history.replaceState = writes(false);
  arrivals.isTaken = entries.arrive;
  const { CloseWatcher } = globalThis;
  if (CloseWatcher !== undefined) {
    followCloseRequests(openLayers, timers, () => new CloseWatcher());
  }
}
