import { addressOf, type ScreenDocuments } from './documents';

interface StaticRoute {
  readonly condition: {
    readonly urlPattern: {
      readonly baseURL: string;
      readonly pathname: string;
      readonly search?: string;
    };
    readonly requestMethod: string;
    readonly requestMode?: RequestMode;
  };
  readonly source: 'cache' | { readonly cacheName: string };
}

/** The event where a browser knows static routes, as yet Chromium alone. */
interface RoutingEvent {
  addRoutes(routes: readonly StaticRoute[]): Promise<void>;
}

function knowsRoutes(event: object): event is RoutingEvent {
  return 'addRoutes' in event;
}

/** A path as a pattern for it alone. */
function literally(path: string): string {
  return path.replace(/[\\:*+?{}()]/g, '\\$&');
}

/**
 * What the browser answers by itself from the caches, without a worker, whose start is a good part
 * of a cold launch: screens that are opened by their bare address, and files with a hash in their
 * name, also those of versions before. What is not there it asks the host for.
 */
export function staticRoutes({ cacheName, files, home }: ScreenDocuments): StaticRoute[] {
  const screens = [...files].map((file): StaticRoute => {
    const { pathname } = new URL(addressOf(file, home));
    return {
      condition: {
        urlPattern: { baseURL: home, pathname: literally(pathname), search: '' },
        requestMethod: 'GET',
        requestMode: 'navigate',
      },
      source: { cacheName },
    };
  });
  const { pathname } = new URL('assets/', home);
  const assets: StaticRoute = {
    condition: {
      urlPattern: { baseURL: home, pathname: `${literally(pathname)}*` },
      requestMethod: 'GET',
    },
    source: 'cache',
  };
  return [...screens, assets];
}

/** Registers them. The worker answers the same where it is asked: without them nothing is lost. */
export async function addStaticRoutes(event: object, documents: ScreenDocuments): Promise<void> {
  if (!knowsRoutes(event)) return;
  await event.addRoutes(staticRoutes(documents)).catch(() => {});
}
