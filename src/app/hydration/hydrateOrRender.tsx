import { rememberPreparedFields } from '@/ui/components/Field/typedBefore';
import { App } from '../App';
import type { createAppRouter } from '../router';
import { showCrash } from '../showCrash';
import { adoptPrerenderedRoot } from './adoptPrerenderedRoot';
import { flushHydration } from './flushHydration';
import { hydrate, renderInto } from './reactRoot';
import { replayEarlyPress } from './replayEarlyPress';

const onErrors = {
  onUncaughtError(error: unknown): void {
    reportError(error);
    showCrash();
  },
};

/**
 * Brings the first screen that the document carries to life; where it carries none for this
 * route (development, an unknown address), renders the app afresh.
 */
export async function hydrateOrRender(router: ReturnType<typeof createAppRouter>): Promise<void> {
  // Tells the router that its first matches are there before it renders, as they are in the HTML.
  router.ssr = { manifest: undefined };
  // A redirect changes the address, which nothing follows before the router is mounted: the load
  // would wait for ever.
  const stopFollowing = router.history.subscribe(() => void router.load());
  await router.load();
  const { pathname, search } = router.state.location;
  const { root, isPrepared } = adoptPrerenderedRoot(document, pathname);
  rememberPreparedFields(root);
  const { health } = router.options.context.services;
  const isRefused = health.get().connection === 'refused';
  // The document holds the screen as it is without a tab or a filter in the address.
  if (!isPrepared || isRefused || Object.keys(search).length > 0) {
    renderInto(root, <App router={router} onMount={stopFollowing} />, onErrors);
    // What was pressed is gone, and nothing may be noted any longer.
    replayEarlyPress(window);
    return;
  }
  // Not in a transition's slices: what changes between two of them would be a mismatch.
  hydrate(root, <App router={router} onMount={stopFollowing} />, onErrors);
  const unsubscribe = router.subscribe('onBeforeNavigate', () => {
    unsubscribe();
    flushHydration(root);
  });
  replayEarlyPress(window);
}
