import type { Page } from '@playwright/test';
import { putRows } from '../../browser/fixtures/storage.ts';

const SESSION = 'session_bench';

/** Fills the outbox as the chat would have, with all else that an answer changes. */
export function seedOutbox(page: Page, entries: number): Promise<void> {
  const createdAt = Date.now();
  const rows = Array.from({ length: entries }, (_, position) => {
    const id = crypto.randomUUID();
    const text = `Message ${position}: shall we meet for chai on Sunday?`;
    const message = {
      id,
      sessionId: SESSION,
      position,
      text,
      timestamp: createdAt,
      sender: 'user',
      typingSpeed: 42,
      sentiment: 'curious',
      beats: [0.5],
    };
    const entry = {
      id,
      sessionId: SESSION,
      kind: 'analyze',
      state: 'waiting',
      attempts: 0,
      attemptedAt: 0,
      unreadable: 0,
      nextAttemptAt: 0,
      lastAnswer: null,
      createdAt,
      body: { text, time_taken: 3, response_time: 1, user_id: 'user_1_replay' },
    };
    return [
      { store: 'chatMessages', row: message },
      { store: 'outbox', row: entry },
    ];
  });
  return putRows(page, rows.flat());
}

/** Milliseconds from the first check that finds the backend to "All saved". */
export function replay(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const pill = document.querySelector('button[aria-label^="Sync status"]');
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (!pill?.getAttribute('aria-label')?.includes('All saved')) return;
          observer.disconnect();
          resolve(performance.now() - start);
        });
        if (pill !== null) observer.observe(pill, { attributes: true });
        dispatchEvent(new Event('online'));
      }),
  );
}
