import { createRootRouteWithContext } from '@tanstack/react-router';
import { RootLayout } from '@/shell/RootLayout';
import type { Services } from '@/shell/services';

export const Route = createRootRouteWithContext<{ readonly services: Services }>()({
  component: function Root() {
    const { services } = Route.useRouteContext();
    return <RootLayout services={services} />;
  },
});
