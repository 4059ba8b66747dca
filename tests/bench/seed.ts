import type { Page } from '@playwright/test';

/** Fills the open session with `count` messages, as the app itself would have stored them. */
export async function seedMessages(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (total) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('taal');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const stores = ['chatSessions', 'chatMessages'];
          const transaction = database.transaction(stores, 'readwrite');
          const sessions = transaction.objectStore('chatSessions');
          const messages = transaction.objectStore('chatMessages');
          sessions.getAll().onsuccess = ({ target }) => {
            const [session] = target instanceof IDBRequest ? target.result : [];
            const start = Date.now() - total * 60_000;
            for (let position = 0; position < total; position += 1) {
              const shared = {
                id: crypto.randomUUID(),
                sessionId: session.id,
                position,
                text: `Message ${position}: shall we meet for chai at the corner on Sunday?`,
                timestamp: start + position * 60_000,
              };
              messages.add(
                position % 2 === 0
                  ? {
                      ...shared,
                      sender: 'user',
                      typingSpeed: 42,
                      sentiment: 'curious',
                      beats: [0.5],
                    }
                  : {
                      ...shared,
                      sender: 'ai',
                      replyTo: 'seed',
                      aiAnalysis: { confidence: 0.85, engagement: 'engaged', suggestions: [] },
                    },
              );
            }
            sessions.put({ ...session, title: 'Seeded', messageCount: total });
          };
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
