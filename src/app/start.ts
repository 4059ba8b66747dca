import { hasStorage } from '@/features/data-ownership/storage/hasStorage';
import { applyStoredTheme } from '@/ui/theme/choice/themeChoice';
import { ignoreHeldEnter } from '@/ui/typing/ignoreHeldEnter';
import { markMissingParts } from '../shell/failure/chunkLoadError';
import { yieldToMain } from '../ui/page/yieldToMain';
import { createServices } from './createServices';
import { hydrateOrRender } from './hydration/hydrateOrRender';
import { canonicalAddress } from './navigation/canonicalAddress';
import { followArrivals } from './navigation/closeLayersByBack';
import { fadeBetweenScreens } from './navigation/fadeBetweenScreens';
import { focusHeading } from './navigation/focusHeading';
import { createAppRouter } from './router';
import { showStorageRefused } from './showStorageRefused';

/** Boots the app. The first render waits for nothing that comes over the network. */
export async function start(): Promise<void> {
  const address = canonicalAddress(location.href, import.meta.env.BASE_URL);
  if (address !== location.href) history.replaceState(history.state, '', address);
  applyStoredTheme();
  if (!hasStorage()) {
    showStorageRefused();
    return;
  }
  // Requested before the offline files are, which would hold it up for two seconds on a slow link.
  const background = import('./startBackgroundWork');
  background.catch(() => undefined);
  markMissingParts();
  ignoreHeldEnter(document);
  const services = createServices({ onEvicted: () => void router.invalidate() });
  await yieldToMain();
  const arrivals = followArrivals();
  const router = createAppRouter(services);
  focusHeading(router);
  fadeBetweenScreens(router);
  await yieldToMain();
  await hydrateOrRender(router);
  try {
    const { startBackgroundWork } = await background;
    await startBackgroundWork(router, services, arrivals);
  } catch (error) {
    // A screen that works is better than a crash: the next load brings what is missing.
    // biome-ignore lint/suspicious/noConsole: nobody else is told.
    console.warn('Background work failed', error);
  }
}
