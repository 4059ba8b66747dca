import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { NOTHING_KNOWN } from '@/domain/dashboard/dashboardStats';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { deliverReply } from '@/features/chat/replies/deliverReply';
import { loadCoach } from '@/features/chat/replies/loadCoach';
import { readKnownStats } from '@/features/dashboard/readKnownStats';
import { chatServices, outgoing, uuid } from '../../../support/builders/chat.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';
import { TRAINING_TIME_MS } from '../../../support/fakes/trainedEar.ts';

beforeAll(async () => {
  await loadCoach();
}, TRAINING_TIME_MS);

const NOW = new Date(2026, 6, 15, 18, 30);

async function sendAt(database: TaalDatabase, ...moments: Date[]): Promise<void> {
  let made = 0;
  for (const moment of moments) {
    const services = chatServices(database, {
      clock: () => moment.getTime(),
      newId: () => {
        made += 1;
        return uuid(made);
      },
    });
    const sent = await sendMessage(services, outgoing('session_1'));
    if (sent !== null) await deliverReply(services, sent.id);
  }
}

describe('what the device knows', () => {
  it('is nothing on an empty device', async () => {
    expect(await readKnownStats(testDatabase(), NOW)).toEqual(NOTHING_KNOWN);
  });

  it('is one message, and no answer that could be expected yet', async () => {
    const database = testDatabase();
    await sendAt(database, NOW);
    expect(await readKnownStats(database, NOW)).toMatchObject({
      messagesSent: 1,
      sentThisWeek: 1,
      sentTheWeekBefore: 0,
      responseRate: null,
      realtime: { total_messages_analyzed: 1 },
      hasMadeUpScores: true,
    });
  });

  it('parts the weeks at midnight and counts the own messages only', async () => {
    const database = testDatabase();
    await sendAt(
      database,
      new Date(2026, 6, 1, 23, 59),
      new Date(2026, 6, 2, 0, 1),
      new Date(2026, 6, 8, 23, 59),
      new Date(2026, 6, 9, 0, 1),
      new Date(2026, 6, 15, 0, 1),
      new Date(2026, 6, 15, 18, 0),
    );
    expect(await readKnownStats(database, NOW)).toMatchObject({
      messagesSent: 6,
      sentThisWeek: 3,
      sentTheWeekBefore: 2,
      // Two of the first five replies were answered within six hours; the sixth may still be.
      responseRate: 0.4,
    });
  });

  it('reads none of ten thousand messages', { timeout: 60_000 }, async () => {
    const database = testDatabase();
    const minute = 60_000;
    await database.chatMessages.bulkAdd(
      Array.from({ length: 10_000 }, (_, position) => ({
        id: `message ${position}`,
        sessionId: 'session_1',
        position,
        text: 'Hello',
        timestamp: NOW.getTime() - position * minute,
        sender: 'user' as const,
        typingSpeed: 40,
        sentiment: 'neutral' as const,
        beats: [],
      })),
    );
    const read = vi.fn();
    database.chatMessages.hook('reading', (row) => {
      read();
      return row;
    });
    const known = await readKnownStats(database, NOW);
    const minutesThisWeek = (6 * 24 + 18.5) * 60;
    expect(known.sentThisWeek).toBe(minutesThisWeek + 1);
    expect(known.sentThisWeek + known.sentTheWeekBefore).toBe(10_000);
    expect(read).not.toHaveBeenCalled();
  });
});
