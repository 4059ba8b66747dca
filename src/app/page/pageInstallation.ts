import { systemTimers } from '@/data/timers';
import { createInstallation } from '@/features/install-and-update/installation';
import type { Installation } from '@/services/installation';

function isStandalone(): boolean {
  const modes = ['standalone', 'minimal-ui', 'fullscreen'];
  // Older Safari knows its own word only.
  return (
    modes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

/** What this browser offers for installing Taal. */
export function pageInstallation(): Installation {
  return createInstallation({
    scope: window,
    browser: navigator,
    isStandalone: isStandalone(),
    isSecure: isSecureContext,
    timers: systemTimers,
  });
}
