import { focusStopsInReach } from './focusStops';

/** An attribute that names a list entry, so that it is found again when it comes back. */
export const ITEM = 'data-item';

const LONGEST_WAIT_MS = 3000;

function find(id: string): HTMLElement | undefined {
  const entries = document.querySelectorAll(`[${ITEM}="${CSS.escape(id)}"]`);
  return Array.from(entries).flatMap(focusStopsInReach)[0];
}

/** Takes the focus to a list entry as soon as it is there, unless the person goes on before. */
export function focusItem(id: string): void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const look = () => {
    const entry = find(id);
    entry?.focus();
    // A row of a long list is there before it is measured, and hidden till then.
    if (entry !== undefined && document.activeElement === entry) stop();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['style'],
  });
  const timer = setTimeout(stop, LONGEST_WAIT_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, stop, { signal });
  look();
}
