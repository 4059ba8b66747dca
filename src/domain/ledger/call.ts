/** Which part of Taal made a call: a page, or the worker with every page closed. */
export const CALLERS = ['page', 'worker'] as const;
export type Caller = (typeof CALLERS)[number];

/**
 * A call that left this device, or tried to (rule “What left the device”). It has the names of
 * fields, no contents.
 */
export interface Call {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: Caller;
  /** Below the address of the backend, without a query: `/analyze`. */
  readonly path: string;
  /** Names of the fields that were sent. */
  readonly fields: readonly string[];
  /** Of the body. */
  readonly bytes: number;
  /** The message that it is about; null where it is about none. */
  readonly message: { readonly sessionId: string; readonly messageId: string } | null;
  /** What came of it, in words: `accepted`, `answered 503`, `no connection`. */
  readonly outcome: string;
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
