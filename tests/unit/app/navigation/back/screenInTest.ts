import { indexOf } from '@/app/navigation/back/entryState';
import { createLayerEntries } from '@/app/navigation/back/layerEntries';
import { createStore } from '@/domain/store';
import type { Layer } from '@/ui/topLayer/openLayers';
import { manualTime } from '../../../../support/fakes/manualTime.ts';
import { fakeHistory, ORIGIN } from './fakeHistory.ts';

/** An app with a router, as far as layers can tell: it shows what it wrote or was told of. */
export function screenInTest(path = '/matches') {
  const browser = fakeHistory(path);
  const time = manualTime();
  let shown = 0;
  const told: string[] = [];

  function load() {
    const layers = createStore<readonly Layer[]>([]);
    const entries = createLayerEntries({
      history: browser.history,
      layers,
      timers: time.timers,
      isOfScreen: (state) => indexOf(state) === shown,
    });
    browser.follow(() => {
      if (entries.arrive()) return;
      const { state, href } = browser.history.here();
      shown = indexOf(state) ?? -1;
      told.push(href.slice(ORIGIN.length));
    });
    return { layers, entries };
  }

  let page = load();

  function close(name: string): void {
    page.layers.set(page.layers.get().filter((layer) => names.get(layer) !== name));
  }
  const names = new Map<Layer, string>();

  return {
    browser,
    /** What the router was told of. */
    told,
    open(name: string, isRefusing = false) {
      const layer = {
        close: () => {
          if (!isRefusing) close(name);
        },
      };
      names.set(layer, name);
      page.layers.set([...page.layers.get(), layer]);
    },
    /** By its own button. */
    close,
    names: () => page.layers.get().map((layer) => names.get(layer)),
    push(to: string) {
      shown += 1;
      page.entries.write({ state: { __TSR_index: shown }, href: ORIGIN + to }, true);
    },
    replace(to: string) {
      page.entries.write({ state: { __TSR_index: shown }, href: ORIGIN + to }, false);
    },
    reload() {
      shown = indexOf(browser.history.here().state) ?? -1;
      page = load();
      settle();
    },
    press(steps: number) {
      browser.press(steps);
      settle();
    },
    settle,
    advance: time.advance,
  };

  function settle(): void {
    for (let round = 0; round < 4; round += 1) {
      time.advance(0);
      browser.arriveAll();
    }
  }
}
