import { bytesByRoute } from '../support/bytes/bytesByRoute.ts';
import { MOST_COACH, MOST_PRECACHE, MOST_STYLE, mostScript } from '../support/bytes/limits.ts';
import { coachBytes, precachedFiles } from '../support/bytes/routeBytes.ts';
import type { Figure } from './figures.ts';

function sumOf(files: ReadonlyMap<string, number>): number {
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** What each route and the coach weigh, brotli, and what is precached, as it is kept. */
export function benchBytes(folder: string): Figure[] {
  const routes = Object.entries(bytesByRoute(folder)).flatMap(([route, { script, style }]) => [
    {
      figure: `JavaScript before it is interactive: ${route}`,
      value: script,
      unit: 'bytes',
      limit: mostScript(route),
    },
    { figure: `style: ${route}`, value: style, unit: 'bytes', limit: MOST_STYLE },
  ]);
  return [
    ...routes,
    { figure: 'the coach', value: sumOf(coachBytes(folder)), unit: 'bytes', limit: MOST_COACH },
    {
      figure: 'precache',
      value: sumOf(precachedFiles(folder)),
      unit: 'bytes',
      limit: MOST_PRECACHE,
    },
  ];
}
