import type { Timers } from '@/data/timers';
import { parseVersion, VERSION_QUESTION } from '@/data/worker/messages';
import { isOwnPrecache } from '@/data/worker/ownCaches';

const PATIENCE_MS = 2000;

export interface WorkerFacts {
  readonly state: string;
  /** The version of the app that the worker belongs to; null when it does not say. */
  readonly version: string | null;
  /** Files kept for use without a network. */
  readonly precached: number;
}

function askVersion(worker: ServiceWorker, timers: Timers): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const stop = timers.after(PATIENCE_MS, () => resolve(null));
    port1.onmessage = ({ data }) => {
      stop();
      resolve(parseVersion(data));
    };
    worker.postMessage(VERSION_QUESTION, [port2]);
  });
}

async function countPrecached(stores: CacheStorage | undefined, scope: string): Promise<number> {
  if (stores === undefined) return 0;
  const name = (await stores.keys()).find((each) => isOwnPrecache(each, scope));
  return name === undefined ? 0 : (await (await stores.open(name)).keys()).length;
}

/** What the service worker is at; browsers without one, and private windows, have none. */
export async function workerFacts(
  container: ServiceWorkerContainer | undefined,
  stores: CacheStorage | undefined,
  timers: Timers,
): Promise<WorkerFacts> {
  const registration = await container?.getRegistration().catch(() => undefined);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  const scope = registration?.scope ?? '';
  const precached = await countPrecached(stores, scope).catch(() => 0);
  if (worker === undefined || worker === null) return { state: 'none', version: null, precached };
  const next =
    registration?.waiting && worker !== registration.waiting ? ', a newer one waits' : '';
  const version = worker.state === 'activated' ? await askVersion(worker, timers) : null;
  return { state: `${worker.state}${next}`, version, precached };
}
