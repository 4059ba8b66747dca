import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
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
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
