import { bytesByRoute, mostScript } from '../support/bytes/bytesByRoute.ts';
import { coachBytes, precachedFiles } from '../support/bytes/routeBytes.ts';
import { type Figure, rounded } from './figures.ts';

const KB = 1024;

function sumOf(files: ReadonlyMap<string, number>): number {
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** What each route and the coach weigh, brotli, and what is precached, as it is kept. */
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
  const precache = rounded(sumOf(precachedFiles(folder)) / KB / KB, 3);
  return [
    ...routes,
    { figure: 'the coach', value: sumOf(coachBytes(folder)), unit: 'bytes', limit: 220 * KB },
    { figure: 'precache', value: precache, unit: 'MB', limit: 2.4 },
  ];
}
