import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import type { Connection } from '@/data/backend/request';
import { type FaultPlan, healthy } from '../../../src/backend/faults.ts';
import { listen } from '../../../src/backend/listen.ts';
import { type HttpBackend, overHttp } from '../../../src/backend/overHttp.ts';
import { createReferenceBackend } from '../../../src/backend/referenceBackend.ts';
import { type ManualTime, manualTime } from './manualTime.ts';

/** The reference backend on a free port of this machine; stopped after the test. */
export interface TestBackend extends HttpBackend {
  readonly connection: Connection;
  readonly time: ManualTime;
  /** Stops listening and cuts every connection. */
  stop(): Promise<void>;
}

export async function startBackend(
  plan: FaultPlan = healthy,
  options: { readonly honoursKeys?: boolean; readonly time?: ManualTime } = {},
): Promise<TestBackend> {
  const mounted = overHttp(createReferenceBackend(options.honoursKeys ?? true));
  mounted.plan = plan;
  const time = options.time ?? manualTime();
  const server = createServer((request, response) => {
    response.setHeader('date', new Date(time.clock()).toUTCString());
    if (!mounted.handle(request, response)) response.writeHead(404).end();
  });
  const port = await listen(server);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(stop);
  const connection: Connection = {
    baseUrl: `http://127.0.0.1:${port}/api`,
    sendsIdempotencyKey: true,
    fetch: (...input) => fetch(...input),
    clock: time.clock,
    timers: time.timers,
  };
  return Object.assign(mounted, { connection, time, stop });
}
