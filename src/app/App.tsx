import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect, useSyncExternalStore } from 'react';
import { ServicesContext } from '@/services/useServices';
import { StorageRefusedScreen } from '../shell/failure/StorageRefusedScreen';
import type { createAppRouter } from './router';

/** The whole app: the same tree at build time and on the device, or hydration would fail. */
export function App({
  router,
  onMount,
}: {
  readonly router: ReturnType<typeof createAppRouter>;
  /** Called once the router follows the address by itself. */
  readonly onMount?: () => void;
}) {
  useEffect(() => onMount?.(), [onMount]);
  const { services } = router.options.context;
  const { health } = services;
  const isRefused = useSyncExternalStore(
    health.subscribe,
    () => health.get().connection === 'refused',
    () => false,
  );
  return (
    <StrictMode>
      {isRefused ? (
        <main>
          <StorageRefusedScreen />
        </main>
      ) : (
        <ServicesContext value={services}>
          <RouterProvider router={router} />
        </ServicesContext>
      )}
    </StrictMode>
  );
}
