import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import type { Services } from '@/services/services';
import { RouteError } from '../shell/failure/RouteError';
import { routeTree } from './routeTree.gen';

export function createAppRouter(services: Services, history?: RouterHistory) {
  return createRouter({
    ...(history === undefined ? {} : { history }),
    routeTree,
    context: { services },
    basepath: import.meta.env.BASE_URL,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: lazyRouteComponent(() => import('../shell/failure/NotFoundScreen')),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
