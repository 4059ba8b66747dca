/**
 * Hydrates at once what React has left for later. It hydrates what some events are for before it
 * passes them on; `reset` is one of these, and nothing here listens for it. A screen that is
 * replaced while it is only half alive would be an error.
 */
export function flushHydration(root: HTMLElement): void {
  for (const part of [...root.children, ...root.querySelectorAll('main > *')]) {
    part.dispatchEvent(new Event('reset', { bubbles: true }));
  }
}
