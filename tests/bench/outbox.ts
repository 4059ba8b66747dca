import type { Page } from '@playwright/test';

/** Fills the outbox as the chat would have, with all else that an answer changes. */
export async function seedOutbox(page: Page, entries: number): Promise<void> {
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('taal');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction(['chatMessages', 'outbox'], 'readwrite');
          for (let position = 0; position < count; position += 1) {
            const id = crypto.randomUUID();
            const text = `Message ${position}: shall we meet for chai on Sunday?`;
            const createdAt = Date.now();
            transaction.objectStore('chatMessages').add({
              id,
              sessionId: 'session_bench',
              position,
              text,
              timestamp: createdAt,
              sender: 'user',
              typingSpeed: 42,
              sentiment: 'curious',
              beats: [0.5],
            });
            transaction.objectStore('outbox').add({
              id,
              sessionId: 'session_bench',
              kind: 'analyze',
              state: 'waiting',
              attempts: 0,
              attemptedAt: 0,
              unreadable: 0,
              nextAttemptAt: 0,
              lastAnswer: null,
              createdAt,
              body: { text, time_taken: 3, response_time: 1, user_id: 'user_1_replay' },
            });
          }
          transaction.onerror = () => reject(transaction.error);
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    entries,
  );
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
