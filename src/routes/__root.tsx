import { createRootRouteWithContext } from '@tanstack/react-router';
import type { Services } from '@/services/services';
import { RootLayout } from '@/shell/RootLayout';

export const Route = createRootRouteWithContext<{ readonly services: Services }>()({
  component: RootLayout,
});
