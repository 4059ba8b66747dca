import { followStart } from './followStart.ts';
import { applyMirrors } from './mirrors.ts';

/** What each document does first, in development too. */
export function prepareWindow(window: Window & typeof globalThis): void {
  applyMirrors(window.document.documentElement, () => window.localStorage);
  followStart(window);
  try {
    new window.BroadcastChannel('taal').close();
  } catch {
    // Firefox refuses channels where cookies are blocked, and Dexie makes one as it is loaded.
    Reflect.deleteProperty(window, 'BroadcastChannel');
  }
  // Chromium may offer to install before the app is there to hear it, and does so once.
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event;
  });
}

declare global {
  interface Window {
    /** The offer to install that came before the app was there. */
    installOffer?: Event;
  }
}
