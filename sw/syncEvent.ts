/** Background Sync is Chromium's own; the standard library does not know its event. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

function isSyncEvent(event: Event): event is SyncEvent {
  return 'tag' in event && typeof event.tag === 'string';
}

/** Calls `task` on sync events with this tag and keeps the worker alive until it is done. */
export function onSync(scope: EventTarget, tag: string, task: () => Promise<void>): void {
  scope.addEventListener('sync', (event) => {
    if (isSyncEvent(event) && event.tag === tag) event.waitUntil(task());
  });
}
