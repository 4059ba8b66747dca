import { expect, it } from 'vitest';
import { followCloseRequests } from '@/app/navigation/back/followCloseRequests';
import { createStore } from '@/domain/store';
import type { Layer } from '@/ui/topLayer/openLayers';
import { manualTime } from '../../../../support/fakes/manualTime.ts';

/** The watchers of a device, of which one close request ends all: none was made with a press. */
function device() {
  const { timers, advance } = manualTime();
  const layers = createStore<readonly Layer[]>([]);
  const watchers = new Set<{ onclose: (() => void) | null; destroy(): void }>();
  followCloseRequests(layers, timers, () => {
    const watcher = { onclose: null, destroy: () => void watchers.delete(watcher) };
    watchers.add(watcher);
    return watcher;
  });
  const remove = (layer: Layer) => layers.set(layers.get().filter((other) => other !== layer));
  return {
    watchers,
    open(isRefusing = false) {
      const layer: Layer = { close: () => !isRefusing && remove(layer) };
      layers.set([...layers.get(), layer]);
      return () => remove(layer);
    },
    count: () => layers.get().length,
    requestClose() {
      const asked = [...watchers];
      watchers.clear();
      for (const watcher of asked) watcher.onclose?.();
      advance(0);
    },
  };
}

it('closes one layer for each request, the last of them too', () => {
  const { open, count, requestClose, watchers } = device();
  open();
  open();
  open();
  for (const left of [2, 1, 0]) {
    requestClose();
    expect(count()).toBe(left);
  }
  expect(watchers.size).toBe(0);
});

it('watches as long as anything is open, and no longer', () => {
  const { open, watchers } = device();
  const closeLower = open();
  const closeUpper = open();
  expect(watchers.size).toBe(1);
  closeUpper();
  expect(watchers.size).toBe(1);
  closeLower();
  expect(watchers.size).toBe(0);
});

it('asks a layer that refuses again at the next request', () => {
  const { open, count, requestClose, watchers } = device();
  open(true);
  requestClose();
  expect(count()).toBe(1);
  expect(watchers.size).toBe(1);
});
