import { systemTimers } from '../timers';
import { createFailureLog } from './failureLog';
import type { Connection } from './request';

export interface BackendSettings {
  readonly VITE_BACKEND_URL?: string | undefined;
  readonly VITE_BACKEND_IDEMPOTENCY?: string | undefined;
}

/**
 * The connection to the backend of the build's settings (rule “Address”): `/api` on the app's own
 * origin unless told otherwise. A foreign backend gets the Idempotency-Key header only when the
 * settings say that it admits it.
 */
export function connectionFrom(
  settings: BackendSettings,
  location: { readonly href: string; readonly origin: string },
): Connection {
  const url = new URL(settings.VITE_BACKEND_URL ?? '/api', location.href);
  return {
    baseUrl: url.href.replace(/\/+$/, ''),
    sendsIdempotencyKey:
      url.origin === location.origin || settings.VITE_BACKEND_IDEMPOTENCY === 'on',
    fetch: (...input) => fetch(...input),
    clock: () => Date.now(),
    timers: systemTimers,
    onAnswer: createFailureLog(),
  };
}
