import { analyseMessage } from '../../../src/domain/analysis/analyseMessage.ts';
import { seededRandom } from '../../../src/domain/seededRandom.ts';
import type { StoredRow } from './storedRow.ts';

/** Messages of some days of November 2026, and how they were written. */
export interface WrittenDays {
  readonly days: readonly number[];
  readonly aDay: number;
  readonly hour: number;
  readonly text: string;
  /** Speed in WPM, about. */
  readonly speed: number;
  /** Seconds before the first key, about. */
  readonly responseTime: number;
}

/** The messages of some days, as rows of their stores. */
export function writtenWeeks(written: readonly WrittenDays[]): StoredRow[] {
  const random = seededRandom('two weeks');
  const rows: StoredRow[] = [];
  for (const { days, aDay, hour, text, speed, responseTime } of written) {
    const words = text.split(' ').length;
    for (const index of Array.from({ length: days.length * aDay }, (_, place) => place)) {
      const at = new Date(2026, 10, days[index % days.length], hour, index).getTime();
      const id = crypto.randomUUID();
      const measured = {
        text,
        timeTaken: (words * 60) / (speed * (0.9 + 0.2 * random())),
        responseTime: responseTime * (0.8 + 0.4 * random()),
      };
      const analysis = analyseMessage(measured, () => at, random);
      const position = rows.length;
      rows.push(
        {
          store: 'chatMessages',
          row: {
            id,
            sessionId: 'session_1',
            position,
            text,
            timestamp: at,
            sender: 'user',
            typingSpeed: analysis.typing_analysis.wpm,
            sentiment: analysis.sentiment_analysis.sentiment,
            beats: [],
          },
        },
        {
          store: 'analysisHistory',
          row: { ...analysis, timestamp: at, id, position, source: 'device' },
        },
      );
    }
  }
  return rows;
}
