import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followErasure } from '@/features/data-ownership/tabSignal';
import { registerServiceWorker } from '@/features/install-and-update/registerServiceWorker';
import { startSync } from '@/features/sync/startSync';
import { applyStoredTheme } from '@/ui/theme/themeChoice';
import { fadeBetweenScreens } from './fadeBetweenScreens';
import { createAppRouter } from './router';
import { scrollToTop } from './scrollToTop';
import { createServices } from './services';

/** Boots the app. The first render waits for nothing that comes over the network. */
export function start(): void {
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no root element');
  applyStoredTheme();
  const services = createServices();
  const router = createAppRouter(services);
  scrollToTop(router);
  fadeBetweenScreens(router);
  createRoot(element).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  startSync(services.scheduler);
  followErasure(services.database, () => location.replace(import.meta.env.BASE_URL));
  if (import.meta.env.PROD) {
    registerServiceWorker().catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the app works without the worker, only not offline.
      console.warn('The service worker could not be registered', error);
    });
  }
}
