/** Which part of Taal made a call: a page, or the worker with every page closed. */
export const CALLERS = ['page', 'worker'] as const;
export type Caller = (typeof CALLERS)[number];

/** A call that left this device, or tried to (rule R87). It has the names of fields, no contents. */
export interface Call {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: Caller;
  readonly method: 'GET' | 'POST';
  /** Below the address of the backend, without a query: `/analyze`. */
  readonly path: string;
  /** Names of the fields that were sent. */
  readonly fields: readonly string[];
  /** Of the body. */
  readonly bytes: number;
  /** The message that it is about; null where it is about none. */
  readonly message: { readonly sessionId: string; readonly messageId: string } | null;
  /** The HTTP status; null where nothing answered. */
  readonly status: number | null;
  /** What came of it, in words: `accepted`, `answered 503`, `no connection`. */
  readonly outcome: string;
  /** How long it took. */
  readonly milliseconds: number;
  /** How often in a row the same question had the same answer; only questions without data repeat. */
  readonly times: number;
}

/** A call as the ledger has it. */
export interface NotedCall extends Call {
  /** Larger than those of the calls before. */
  readonly id: number;
}

/** As many are kept, the latest. */
export const MOST_CALLS = 500;

/** Whether a call says no more than the one before it: a question without data, and its answer. */
export function repeats(before: Call, call: Call): boolean {
  return (
    call.bytes === 0 &&
    before.bytes === 0 &&
    before.by === call.by &&
    before.path === call.path &&
    before.outcome === call.outcome
  );
}

/**
 * Which time a message was sent, by the ids of the calls that did, as far as the ledger goes back;
 * `calls` has the latest first.
 */
export function triesOf(calls: readonly NotedCall[]): ReadonlyMap<number, number> {
  const sent = new Map<string, number>();
  const tries = new Map<number, number>();
  for (const { id, message } of [...calls].reverse()) {
    if (message === null) continue;
    const count = (sent.get(message.messageId) ?? 0) + 1;
    sent.set(message.messageId, count);
    tries.set(id, count);
  }
  return tries;
}
