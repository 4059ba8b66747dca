import { trustedScriptUrl } from '@/data/worker/trustedScriptUrl';

/** The address of the worker, as a page under Trusted Types may hand it to the browser. */
export function workerUrl(base: string, scope: object = globalThis): string {
  return trustedScriptUrl('taal-worker', `${base}service-worker.js`, scope);
}
