import type { createAppRouter } from '../router';

/**
 * Starts a new screen at its top. The router's own scroll restoration is left off: it takes the
 * browser's away, which Back and iOS's swipe need.
 */
export function scrollToTop(router: ReturnType<typeof createAppRouter>): void {
  let isForward = false;
  router.history.subscribe(({ action }) => {
    isForward = action.type === 'PUSH' || action.type === 'REPLACE';
  });
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged && isForward) scrollTo({ top: 0, behavior: 'instant' });
  });
}
