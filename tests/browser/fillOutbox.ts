import type { Page } from '@playwright/test';
import { putRows } from './storage.ts';

/** Puts entries into the queue that stay there: two that were refused and one that has to wait. */
export function fillOutbox(page: Page): Promise<void> {
  const now = Date.now();
  const entry = {
    sessionId: 'session_outbox',
    kind: 'analyze',
    state: 'parked',
    attempts: 1,
    attemptedAt: now,
    unreadable: 0,
    nextAttemptAt: 0,
    lastAnswer: 'answered 403',
    createdAt: now - 3_600_000,
    body: { text: 'Hello', time_taken: 3, response_time: 1, user_id: 'user_1_outbox' },
  };
  const entries = [
    entry,
    { ...entry, unreadable: 5, lastAnswer: 'unreadable answer: not the agreed form' },
    // After so many attempts even a start lets a minute pass.
    {
      ...entry,
      state: 'waiting',
      attempts: 8,
      lastAnswer: 'answered 503',
      nextAttemptAt: now + 3_600_000,
    },
  ];
  return putRows(
    page,
    entries.map((each) => ({ store: 'outbox', row: { ...each, id: crypto.randomUUID() } })),
  );
}
