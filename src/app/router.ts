import { createRouter } from '@tanstack/react-router';
import { CrashScreen } from './CrashScreen';
import { routeTree } from './routeTree.gen';
import type { Services } from './services';

export function createAppRouter(services: Services) {
  return createRouter({
    routeTree,
    context: { services },
    basepath: import.meta.env.BASE_URL,
    defaultPreload: 'intent',
    defaultErrorComponent: CrashScreen,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
