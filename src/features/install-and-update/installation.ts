import type { Timers } from '@/data/timers';
import { type BrowserFacts, sharesToHomeScreen } from '@/domain/install/installOffer';
import { createStore } from '@/domain/store';
import type { Installation, InstallState } from '@/services/installation';

/** Chromium's own event; the standard library does not know it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: string }>;
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function' && 'userChoice' in event;
}

/** Nothing is offered while the first screen is still being taken in. */
const IOS_DELAY_MS = 4000;

export const NO_INSTALL: InstallState = { way: 'none', isSheetOpen: false };

export interface InstallationDependencies {
  /** The window; `installOffer` is the offer that its document has noted. */
  readonly scope: EventTarget & { readonly installOffer?: Event };
  readonly browser: BrowserFacts;
  readonly isStandalone: boolean;
  /** Over HTTPS; what is added to a home screen on plain http would not open without a network. */
  readonly isSecure: boolean;
  readonly timers: Timers;
}

/** What the browser offers for installing; Chromium tells it once, maybe before this is made. */
export function createInstallation(dependencies: InstallationDependencies): Installation {
  const { scope, browser, isStandalone, isSecure, timers } = dependencies;
  const state = createStore(NO_INSTALL);
  let event: InstallPromptEvent | null = null;

  function change(next: Partial<InstallState>): void {
    state.set({ ...state.get(), ...next });
  }

  function keep(offered: Event): void {
    if (!isInstallPrompt(offered)) return;
    // The browser's own bar would come when it likes.
    offered.preventDefault();
    event = offered;
    change({ way: 'prompt' });
  }

  if (scope.installOffer !== undefined) keep(scope.installOffer);
  scope.addEventListener('beforeinstallprompt', keep);
  scope.addEventListener('appinstalled', () => {
    event = null;
    change(NO_INSTALL);
  });
  if (!isStandalone && isSecure && sharesToHomeScreen(browser)) {
    timers.after(IOS_DELAY_MS, () => change({ way: 'ios' }));
  }

  return {
    state,
    isStandalone,
    async install() {
      if (event === null) {
        change({ isSheetOpen: true });
        return 'shown';
      }
      const asked = event;
      // It works once; the browser fires a new one when it may be asked again.
      event = null;
      await asked.prompt();
      const { outcome } = await asked.userChoice;
      change({ way: 'none' });
      return outcome === 'accepted' ? 'accepted' : 'dismissed';
    },
    closeSheet: () => change({ isSheetOpen: false }),
  };
}
