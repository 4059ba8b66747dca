import { bytesByRoute, mostScript } from '../support/bytes/bytesByRoute.ts';
import { precachedFiles } from '../support/bytes/routeBytes.ts';
import { type Figure, rounded } from './figures.ts';

const KB = 1024;

/** What each route weighs, brotli, as the tests hold it; and what is precached, as it is kept. */
export function benchBytes(folder: string): Figure[] {
  const routes = Object.entries(bytesByRoute(folder)).flatMap(([route, { script, style }]) => [
    {
      figure: `JavaScript before it is interactive: ${route}`,
      value: rounded(script / KB),
      unit: 'KB',
      limit: mostScript(route) / KB,
    },
    { figure: `style: ${route}`, value: rounded(style / KB, 2), unit: 'KB', limit: 16 },
  ]);
  const decoded = [...precachedFiles(folder).values()].reduce((sum, bytes) => sum + bytes, 0);
  const precache = rounded(decoded / 1e6, 2);
  return [...routes, { figure: 'precache', value: precache, unit: 'MB', limit: 2.4 }];
}
