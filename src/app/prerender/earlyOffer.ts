declare global {
  interface Window {
    /** The browser's offer to install, where it came before the app; from then on none is noted. */
    takeEarlyOffer?: () => Event | null;
  }
}

/**
 * Runs inline in the head, and so must not refer to anything outside itself. Chromium offers once,
 * and on a later visit before the app is there: the offer is noted, and its own bar kept away.
 */
export function noteEarlyOffer(window: Window): void {
  const name = 'beforeinstallprompt';
  let offer: Event | null = null;
  const note = (event: Event) => {
    event.preventDefault();
    offer = event;
  };
  window.addEventListener(name, note);
  window.takeEarlyOffer = () => {
    window.removeEventListener(name, note);
    return offer;
  };
}
