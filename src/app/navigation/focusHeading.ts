import { focusScreen } from '@/ui/focus/moveFocus';
import type { createAppRouter } from '../router';

/**
 * Takes the focus to a new screen's heading, also after Back: it is read out, as a new document
 * would be. The first screen and other search parameters of the same screen leave it alone.
 */
export function focusHeading(router: ReturnType<typeof createAppRouter>): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    focusScreen();
  });
}
