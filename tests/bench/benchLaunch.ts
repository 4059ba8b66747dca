import { rm } from 'node:fs/promises';
import { LIMITS } from '../limits.ts';
import type { Measured } from '../support/limits/report.ts';
import { type Launch, measureLaunch, visitedProfile } from './measures/measureLaunch.ts';
import { COMPARED, inTurn, ratio, type Versions } from './versions.ts';

const RUNS = 5;

function of(figure: keyof Launch, { former, present }: Versions<readonly Launch[]>) {
  const values = (launches: readonly Launch[]) => launches.map((launch) => launch[figure]);
  return { former: values(former), present: values(present) };
}

/** Launches of each route as somebody's first, and in a new process with no network. */
export async function* benchLaunch(urls: Versions<string>): AsyncGenerator<Measured> {
  const visited = {
    former: await visitedProfile(urls.former),
    present: await visitedProfile(urls.present),
  };
  for (const { route, former } of COMPARED) {
    const launches = (slower: number, profiles?: Versions<string>) =>
      inTurn(RUNS, {
        former: () => measureLaunch(urls.former + former, slower, profiles?.former),
        present: () => measureLaunch(urls.present + route, slower, profiles?.present),
      });
    const first = await launches(4);
    const paint = route === '/matches' ? LIMITS.matchesPaint : LIMITS.paint;
    yield ratio(paint, route, of('paint', first));
    yield ratio(LIMITS.blocked, route, of('blocked', first));
    yield ratio(LIMITS.offline, route, of('paint', await launches(1, visited)));
    yield ratio(LIMITS.slowOffline, route, of('paint', await launches(4, visited)));
  }
  for (const profile of Object.values(visited)) {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
