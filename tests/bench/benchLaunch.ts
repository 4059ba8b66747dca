import { rm } from 'node:fs/promises';
import { overHttp } from '../../src/backend/overHttp.ts';
import { startServer } from '../../src/backend/server.ts';
import { startMute } from '../support/fakes/muteServer.ts';
import { buildFloor } from './buildFloor.ts';
import { type Figure, median, rounded } from './figures.ts';
import { compressed } from './measures/compressed.ts';
import { type Conditions, measureLaunch, visitedProfile } from './measures/measureLaunch.ts';
import { ROUTES } from './measures/routes.ts';

const RUNS = 5;

const situations = [
  { name: 'first visit, slow 4G, CPU 4x', slower: 4, network: 'slow', limit: 900 },
  { name: 'offline, CPU 1x', slower: 1, network: 'none', limit: 220 },
  { name: 'offline, CPU 4x', slower: 4, network: 'none', limit: 500 },
  // Within a tenth of what it is with no network.
  { name: 'stalled network, CPU 1x', slower: 1, network: 'stalled', limit: 242 },
] as const;

interface Target {
  readonly folder: string;
  readonly routes: readonly string[];
}

async function launches(url: string, conditions: Conditions, visited: string | null) {
  const found: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    found.push(await measureLaunch(url, conditions, visited));
  }
  return median(found);
}

/** The median of each situation and route, by the name of both. */
async function measureTarget({ folder, routes }: Target): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  const server = await startServer({ folder, port: 0, backend: overHttp() });
  const visited = await visitedProfile(server.url);
  const measure = async (network: Conditions['network']) => {
    for (const { name, ...conditions } of situations) {
      if (conditions.network !== network) continue;
      for (const route of routes) {
        const from = network === 'slow' ? null : visited;
        times.set(`${name}: ${route}`, await launches(server.url + route, conditions, from));
      }
    }
  };
  await measure('slow');
  await server.close();
  await measure('none');
  const stopMute = await startMute(server.port);
  await measure('stalled');
  stopMute();
  await rm(visited, { recursive: true, force: true, maxRetries: 5 });
  return times;
}

/**
 * The largest paint of each route as somebody's first, and in a new process with no network or one
 * that never answers, beside that of the smallest app of the same stack: machines differ, the ratio
 * lasts.
 */
export async function benchLaunch(sent: string): Promise<Figure[]> {
  const smallest = await compressed(await buildFloor(), 'floor-sent');
  const floor = await measureTarget({ folder: smallest, routes: ['/'] });
  const own = await measureTarget({ folder: sent, routes: ROUTES });
  return situations.flatMap(({ name, limit }) => {
    const least = floor.get(`${name}: /`) ?? Number.NaN;
    const rows = ROUTES.map((route) => {
      const value = own.get(`${name}: ${route}`) ?? Number.NaN;
      const ratio = rounded(value / least, 2);
      return { figure: `${name}: ${route}`, value, unit: 'ms', limit, 'to floor': ratio };
    });
    return [{ figure: `${name}: floor`, value: least, unit: 'ms', limit }, ...rows];
  });
}
