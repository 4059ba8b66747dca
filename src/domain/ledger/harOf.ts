import type { Call } from './call';

/** The ledger as HAR 1.2, the format in which browsers save what a network did. */
export interface Har {
  readonly log: {
    readonly version: '1.2';
    readonly creator: { readonly name: string; readonly version: string };
    readonly entries: readonly object[];
  };
}

/** HAR's word for a size that is not known. */
const UNKNOWN = -1;

function entryOf({ at, method, path, bytes, status, outcome, milliseconds }: Call, base: string) {
  const nothing = { cookies: [], headers: [] };
  return {
    startedDateTime: new Date(at).toISOString(),
    time: milliseconds,
    request: {
      ...nothing,
      method,
      url: `${base}${path}`,
      httpVersion: 'HTTP/1.1',
      queryString: [],
      headersSize: UNKNOWN,
      bodySize: bytes,
    },
    response: {
      ...nothing,
      // 0 stands for an answer that never came.
      status: status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      content: { size: 0, mimeType: 'application/json' },
      redirectURL: '',
      headersSize: UNKNOWN,
      bodySize: UNKNOWN,
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
    comment: outcome,
  };
}

/**
 * The calls as HAR 1.2, oldest first, for the tools of testers. The ledger keeps no body, so there is
 * none in it, and no header: no text of a message, no key, no id.
 */
export function harOf(calls: readonly Call[], base: string, version: string): Har {
  const entries = calls.map((call) => entryOf(call, base)).reverse();
  return { log: { version: '1.2', creator: { name: 'Taal', version }, entries } };
}
