import { type Figure, median, rounded } from './figures.ts';
import { measureBlocking } from './measures/measureBlocking.ts';
import { ROUTES } from './measures/routes.ts';

const RUNS = 5;

/** Beyond it, a first visit has no longer the best grade. */
const LIMIT_MS = 75;

/** How long each route, as somebody's first, is blocked after its first paint. */
export async function benchBlocking(url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const route of ROUTES) {
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureBlocking(url + route));
    figures.push({
      figure: `blocked, CPU 4x, in processor time: ${route}`,
      value: rounded(median(runs)),
      unit: 'ms',
      limit: LIMIT_MS,
    });
  }
  return figures;
}
