/** How the backend misbehaves: each is what a test can tell it to do instead of answering well. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string }
  /** Takes the request into account, then drops the connection before answering. */
  | { readonly kind: 'drop-after' }
  /** Takes the request into account, then drops the connection in the middle of the answer. */
  | { readonly kind: 'drop-midway' }
  /** Drops the connection before reading anything. */
  | { readonly kind: 'drop' }
  /** Accepts and never answers. */
  | { readonly kind: 'stall' }
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** Answers 200 with this text instead of the agreed JSON. */
  | { readonly kind: 'body'; readonly contentType: string; readonly body: string };

/** Chooses a fault for a call, or none. */
export type FaultPlan = (call: {
  readonly method: string;
  readonly path: string;
  readonly number: number;
}) => Fault | null;

export const healthy: FaultPlan = () => null;
