import type { Page } from '@playwright/test';

/** Fills the analysis history and the chat statistics as `count` sent messages would have left them. */
export async function seedAnalyses(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (total) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('taal');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction(['analysisHistory', 'userStats'], 'readwrite');
          const history = transaction.objectStore('analysisHistory');
          const kept = Math.min(100, total);
          for (let index = 0; index < kept; index += 1) {
            const sentiment = index % 3 === 0 ? 'excited' : 'curious';
            history.put({
              id: crypto.randomUUID(),
              source: 'device',
              position: index,
              timestamp: Date.now() - (kept - index) * 60_000,
              typing_analysis: {
                wpm: 35 + (index % 20),
                consistency: 0.8,
                confidence_level: 'high',
              },
              sentiment_analysis: {
                sentiment,
                confidence: 0.9,
                emotional_intensity: 0.2,
                emoji_analysis: { count: 0, emojis: [] },
              },
              response_analysis: {
                response_time: 3,
                interpretation: 'engaged',
                engagement_level: 'engaged',
              },
              compatibility_score: 0.8,
              digital_body_language: {
                confidence_level: 'high',
                emotional_state: sentiment,
                engagement_level: 'engaged',
                overall_assessment: 'Building Rapport - Getting to know each other',
              },
            });
          }
          const stats = {
            totalMessages: total,
            averageTypingSpeed: 44,
            dominantSentiment: 'curious',
            sessionDuration: 12,
            typingSpeeds: [44],
            sentiments: ['curious'],
            visit: null,
          };
          transaction.objectStore('userStats').put(stats, 'current');
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
