import { expect, it } from 'vitest';
import { addAnalysis } from '@/data/repositories/analysisHistory';
import { setActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { putMessage } from '@/data/repositories/chat/chatMessages';
import { putDraft } from '@/data/repositories/chat/drafts';
import { getWeekSeenAt, setWeekSeenAt } from '@/data/repositories/values/weekSeenAt';
import { moveSharedTextToDraft } from '@/data/sharing/sharedText';
import { askCoach } from '@/features/dashboard/week/askCoach';
import { readWeek } from '@/features/dashboard/week/readWeek';
import { analysis, asked, uuid } from '../../../../support/builders/chat.ts';
import { WEDNESDAY } from '../../../../support/builders/week.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';

it('reads both weeks from the device, and answers where their analyses are kept', async () => {
  const database = testDatabase();
  for (let index = 0; index < 20; index += 1) {
    const isLast = index < 8;
    const timestamp = new Date(2026, 10, isLast ? 10 : 17, 18, index);
    const message = { position: index, timestamp, typingSpeed: isLast ? 30 : 60 };
    await putMessage(database, asked(uuid(index), message));
    if (!isLast) await addAnalysis(database, uuid(index), analysis('Hello', timestamp.getTime()));
  }
  const reading = await readWeek(database, WEDNESDAY);
  expect(reading).toMatchObject({
    weeks: 'soFar',
    kind: 'told',
    now: { messages: 12, pace: { median: 60 }, response: { count: 12, median: 1 } },
    before: { messages: 8, pace: { median: 30 }, response: { count: 0 } },
    trends: { pace: 'more', response: null },
  });
});

it('remembers when the week was seen, and forgets a moment that is none', async () => {
  const database = testDatabase();
  expect(await getWeekSeenAt(database)).toBeNull();
  await setWeekSeenAt(database, 1234);
  expect(await getWeekSeenAt(database)).toBe(1234);
  await database.keyValue.put({ key: 'weekSeenAt', value: 1e308 });
  expect(await getWeekSeenAt(database)).toBeNull();
});

it('hands a question to the coach below what is half-written, once', async () => {
  const database = testDatabase();
  await setActiveSessionId(database, 'session_1');
  await putDraft(database, 'session_1', { text: 'Half a thought' });
  await askCoach(database, 'How do I begin?');
  expect(await moveSharedTextToDraft(database, 'session_1')).toBe('How do I begin?');
  await askCoach(database, 'How do I begin?');
  expect(await moveSharedTextToDraft(database, 'session_1')).toBeNull();
});
