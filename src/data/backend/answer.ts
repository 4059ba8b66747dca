/** What came of a call: only `ok` means that the backend has taken it. */
export type Answer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** The backend answered with an error status; `retryAfter` in milliseconds, if it named one. */
  | { readonly kind: 'refused'; readonly status: number; readonly retryAfter: number | null }
  /** A 2xx that is not what was asked for: HTML, broken JSON, wrong types, too large. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: 'network' | 'time limit' };

/** An answer in words, for the sync status. */
export function describeAnswer(answer: Answer<unknown>): string {
  switch (answer.kind) {
    case 'ok':
      return 'accepted';
    case 'refused':
      return `answered ${answer.status}`;
    case 'unreadable':
      return `unreadable answer: ${answer.reason}`;
    case 'unreachable':
      return answer.reason === 'network' ? 'no connection' : 'no answer in time';
  }
}
