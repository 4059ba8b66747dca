import type { Timers } from '@/data/timers';
import type { ReadableStore } from '@/domain/store';
import type { Layer } from '@/ui/topLayer/openLayers';

interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  /** Chrome 126, Firefox 149. */
  var CloseWatcher: (new () => Watcher) | undefined;
}

/**
 * Closes the uppermost layer where the device asks for it in another way than by Back or Escape, as
 * a screen reader's gesture does, and for Android's Back where nothing was pressed yet. One watcher
 * for all layers: browsers group those made without a press, and would close them all at once.
 */
export function followCloseRequests(
  layers: ReadableStore<readonly Layer[]>,
  timers: Timers,
  watch: () => Watcher,
): void {
  let watcher: Watcher | null = null;

  function follow(): void {
    if (layers.get().length === 0) {
      watcher?.destroy();
      watcher = null;
      return;
    }
    if (watcher !== null) return;
    watcher = watch();
    watcher.onclose = () => {
      watcher = null;
      layers.get().at(-1)?.close();
      // Another layer is open, or this one refused.
      timers.after(0, follow);
    };
  }

  layers.subscribe(follow);
  follow();
}
