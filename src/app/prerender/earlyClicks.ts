declare global {
  interface Window {
    /** What was pressed so far, in order; from then on nothing more is noted. */
    takeEarlyClicks?: () => readonly HTMLElement[];
  }
}

/**
 * Runs inline in the head, and so must not refer to anything outside itself. A first screen can be
 * seen before the app is there: what is pressed then is noted. Links to other screens need no help;
 * the one to the main content waits, or it would change the address.
 */
export function noteEarlyClicks(window: Window): void {
  const { document } = window;
  const pressed: HTMLElement[] = [];
  const note = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>('button, a[href^="#"]');
    if (control === null) return;
    if (control.matches('a')) event.preventDefault();
    pressed.push(control);
  };
  document.addEventListener('click', note, true);
  window.takeEarlyClicks = () => {
    document.removeEventListener('click', note, true);
    return pressed;
  };
}

/**
 * Presses once more what was pressed before the app was there. React hydrates what an event is
 * for before it passes the event on, so this may follow the call that starts hydration at once.
 */
export function repeatEarlyClicks(window: Window): void {
  for (const button of window.takeEarlyClicks?.() ?? []) {
    if (!button.isConnected) continue;
    // A tab opens when it is pressed, all else when it is let go.
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    button.click();
  }
}
