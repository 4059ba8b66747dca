import type { createAppRouter } from './router';

/**
 * Fades from one screen to the next where the browser can. The router's own way leaves `ready`
 * unwatched, so that a transition which the next one cuts short ends as an unhandled rejection.
 */
export function fadeBetweenScreens(router: ReturnType<typeof createAppRouter>): void {
  router.startViewTransition = (update) => {
    // The first screen is there already: nothing is to be seen, or touched, through a fade.
    const isFirst = router.state.resolvedLocation === undefined;
    const isWanted = router.shouldViewTransition !== false && !isFirst;
    delete router.shouldViewTransition;
    if (!isWanted || !('startViewTransition' in document)) return update();
    const transition = document.startViewTransition(update);
    transition.ready.catch(() => {});
    transition.finished.catch(() => {});
    return transition.updateCallbackDone;
  };
}
