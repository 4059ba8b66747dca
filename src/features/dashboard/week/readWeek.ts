import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getAnalysisHistory } from '@/data/repositories/analysisHistory';
import { sentMessages } from '@/data/repositories/chat/chatMessages';
import { calendarWeeks } from '@/domain/dashboard/week/calendarWeeks';
import type { WeekMessage } from '@/domain/dashboard/week/weekFigures';
import { type WeekReading, weekReading } from '@/domain/dashboard/week/weekReading';

/** Far more than anyone writes in a week: a device that says otherwise is not waited for. */
const MOST_MESSAGES = 5000;

/** What the device knows of the week at `now` (rule “Your week”). */
export async function readWeek(database: TaalDatabase, now: Date): Promise<WeekReading> {
  const { current, last, before } = calendarWeeks(now);
  const [history, ...weeks] = await Promise.all([
    getAnalysisHistory(database),
    ...[before, last, current].map((week) => sentMessages(database, week, MOST_MESSAGES)),
  ]);
  const responses = new Map(
    history.map(({ id, response_analysis }) => [id, response_analysis.response_time]),
  );
  const messages = weeks.flat().map(
    ({ id, timestamp, typingSpeed, sentiment, isSensitive }): WeekMessage => ({
      at: timestamp,
      speed: typingSpeed,
      sentiment,
      responseSeconds: responses.get(id) ?? null,
      isSensitive: isSensitive === true,
    }),
  );
  return weekReading(messages, now);
}
