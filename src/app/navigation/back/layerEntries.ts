import type { Timers } from '@/data/timers';
import type { ReadableStore } from '@/domain/store';
import type { Layer } from '@/ui/topLayer/openLayers';
import { atDepth, depthOf } from './entryState';
import { laterWrites } from './laterWrites';
import type { Entry, SessionHistory } from './sessionHistory';

/** A step of ours that has not arrived by then was refused. */
const LONGEST_STEP_MS = 1000;

export interface LayerEntriesServices {
  readonly history: SessionHistory;
  readonly layers: ReadableStore<readonly Layer[]>;
  readonly timers: Timers;
  /** Whether an entry of this state belongs to the screen that the router shows. */
  readonly isOfScreen: (state: unknown) => boolean;
}

function close(layers: readonly Layer[]): void {
  for (const layer of [...layers].reverse()) layer.close();
}

function pathOf(href: string): string {
  return new URL(href).pathname;
}

/**
 * An entry in the session history for each open layer, so that Back closes the uppermost one, and
 * none for what is closed. A link in a layer takes the place of its entry, without a step back:
 * Chrome's Back button passes over a page that adds an entry after one without another press.
 */
export function createLayerEntries(services: LayerEntriesServices) {
  const { history, layers, timers, isOfScreen } = services;
  /** Open since the screen before, whose entries are gone. */
  let leftOver: readonly Layer[] = [];
  /** What the screen's own entry has to become, as it was written while layers were over it. */
  let changed: Entry | null = null;
  /** Calls off the end of a step that is under way. */
  let step: (() => void) | null = null;

  const writes = laterWrites(writeNow, timers);
  const open = () => layers.get().filter((layer) => !leftOver.includes(layer));

  function go(steps: number): void {
    step = timers.after(LONGEST_STEP_MS, () => {
      step = null;
    });
    history.go(steps);
  }

  /** Writes an entry of a layer, or of what is under it; Safari may refuse to, for some seconds. */
  function writeQuietly(kind: 'push' | 'replace', { state, href }: Entry, depth: number): void {
    try {
      history[kind]({ state: atDepth(state, depth), href });
    } catch {
      // The layer is closed by its own button, or the address says what it said.
    }
  }

  /** Makes the entries as many as the layers. */
  function sync(): void {
    if (step !== null) return;
    const depth = depthOf(history.here().state);
    const { length } = open();
    for (let next = depth + 1; next <= length; next += 1) {
      writeQuietly('push', history.here(), next);
    }
    if (depth > length) go(length - depth);
  }

  function writeNow(entry: Entry, isPush: boolean): boolean {
    if (step !== null) return false;
    const { state, href } = history.here();
    const depth = depthOf(state);
    const isSameScreen = pathOf(entry.href) === pathOf(href) && (!isPush || open().length > 0);
    if (depth === 0) {
      history[isPush ? 'push' : 'replace'](entry);
    } else if (isSameScreen) {
      history.replace({ ...entry, state: atDepth(entry.state, depth) });
      changed = entry;
    } else {
      // The new screen takes the place of the layer, which a link of its own may have closed.
      history.replace(entry);
      changed = null;
      leftOver = layers.get();
    }
    return true;
  }

  function arriveElsewhere(depth: number): boolean {
    changed = null;
    writes.giveUp();
    if (depth > 0) {
      go(-depth);
      return true;
    }
    leftOver = [];
    close(layers.get());
    return false;
  }

  /** Follows an arrival at another entry; true if it is none of the router's business. */
  function arrive(): boolean {
    const isOwnStep = step !== null;
    step?.();
    step = null;
    const { state } = history.here();
    const depth = depthOf(state);
    // With an entry that waited for the step, the router is ahead of it.
    const isAhead = isOwnStep && writes.isWaiting();
    if (!isAhead && !isOfScreen(state)) return arriveElsewhere(depth);
    if (changed !== null) writeQuietly('replace', changed, depth);
    if (depth === 0) changed = null;
    writes.retry();
    if (!isOwnStep) close(open().slice(depth));
    // A layer may have refused to be closed; and Forward leads to entries of closed ones.
    timers.after(0, sync);
    return true;
  }

  layers.subscribe(() => {
    leftOver = leftOver.filter((layer) => layers.get().includes(layer));
    if (open().length > depthOf(history.here().state)) sync();
    // A moment later: a link that closed the menu is about to write the next screen's entry.
    else timers.after(0, sync);
  });
  // The page was loaded again at the entry of a layer that is not there any more.
  const first = history.here();
  if (depthOf(first.state) > 0) changed = { ...first, state: atDepth(first.state, 0) };
  sync();

  return { write: writes.write, arrive };
}
