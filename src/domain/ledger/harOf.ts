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

/** What was written in messages, by their ids. */
export type Texts = ReadonlyMap<string, string>;

/** The body of a call about a message, as far as the device still has it. */
function bodyOf({ message }: Call, texts: Texts) {
  const text = message === null ? undefined : texts.get(message.messageId);
  if (text === undefined) return {};
  return {
    postData: {
      mimeType: 'application/json',
      text: JSON.stringify({ text }),
      comment: 'The text alone, as it is stored on the device; the other fields are not kept.',
    },
  };
}

function entryOf(call: Call, base: string, texts: Texts) {
  const { at, method, path, bytes, status, outcome, milliseconds } = call;
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
      ...bodyOf(call, texts),
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
 * The calls as HAR 1.2, oldest first, for the tools of testers. The ledger keeps no body and no
 * header, so there is no key in it and no id, and only those texts of messages that are handed in.
 */
export function harOf(
  calls: readonly Call[],
  base: string,
  version: string,
  texts: Texts = new Map(),
): Har {
  const entries = calls.map((call) => entryOf(call, base, texts)).reverse();
  return { log: { version: '1.2', creator: { name: 'Taal', version }, entries } };
}
