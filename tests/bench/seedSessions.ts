import type { Page } from '@playwright/test';

/** Adds `count` short chats to the history, all older than those that are there. */
export async function seedSessions(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (total) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('taal');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('chatSessions', 'readwrite');
          const newest = Date.now() - 30 * 86_400_000;
          for (let index = 0; index < total; index += 1) {
            const timestamp = newest - index * 3_600_000;
            transaction.objectStore('chatSessions').add({
              id: `session_${timestamp}`,
              title: `Chat ${index} about the trek`,
              timestamp,
              messageCount: 2,
              lastMessageAt: timestamp,
              lastAiMessageAt: timestamp,
              recentReplyIds: [],
            });
          }
          transaction.onerror = () => reject(transaction.error);
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    count,
  );
}
