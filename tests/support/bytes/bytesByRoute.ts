import { type RouteBytes, routeBytes } from './routeBytes.ts';

/** What each first screen of a build takes, by its name; `/` has one for each kind of visitor. */
export function bytesByRoute(folder: string): Record<string, RouteBytes> {
  return {
    '/ of a returning visitor': routeBytes(folder, 'index.html', '/'),
    '/ of a new visitor': routeBytes(folder, 'index.html', '/onboarding'),
    '/onboarding': routeBytes(folder, 'onboarding.html', '/onboarding'),
    '/dashboard': routeBytes(folder, 'dashboard.html', '/dashboard'),
    '/chat': routeBytes(folder, 'chat.html', '/chat'),
    '/matches': routeBytes(folder, 'matches.html', '/matches'),
    '/profile': routeBytes(folder, 'profile.html', '/profile'),
    '/read': routeBytes(folder, 'read.html', '/read'),
  };
}
