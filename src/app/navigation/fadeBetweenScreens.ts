import type { createAppRouter } from '../router';

/** Two frames: where the old screen takes longer to be captured, the wait is felt, not the fade. */
const LONGEST_CAPTURE_MS = 34;

/** Follows how long captures take, as a running mean; false once it is too long. */
function capturesInTime(clock: () => number) {
  let mean = 0;
  return {
    get isFast() {
      return mean <= LONGEST_CAPTURE_MS;
    },
    begin() {
      const start = clock();
      return () => {
        mean = (mean + clock() - start) / 2;
      };
    },
  };
}

/**
 * Fades from one screen to the next where the browser can, and is fast enough at it. The router's
 * own way leaves `ready` unwatched, so that a transition which the next one cuts short ends as an
 * unhandled rejection.
 */
export function fadeBetweenScreens(
  router: ReturnType<typeof createAppRouter>,
  clock = () => performance.now(),
): void {
  const captures = capturesInTime(clock);
  router.startViewTransition = (update) => {
    // The first screen is there already: nothing is to be seen, or touched, through a fade.
    const isFirst = router.state.resolvedLocation === undefined;
    const isWanted = router.shouldViewTransition !== false && !isFirst && captures.isFast;
    delete router.shouldViewTransition;
    if (!isWanted) return update();
    const captured = captures.begin();
    try {
      const transition = document.startViewTransition(() => {
        captured();
        return update();
      });
      transition.ready.catch(() => {});
      transition.finished.catch(() => {});
      return transition.updateCallbackDone;
    } catch {
      // Missing in older browsers.
      return update();
    }
  };
}
