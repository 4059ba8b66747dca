import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getAnalysisHistory } from '@/data/repositories/analysisHistory';
import { countMessages } from '@/data/repositories/chat/chatMessages';
import { listChatSessions } from '@/data/repositories/chat/chatSessions';
import { getRealtimeStats } from '@/data/repositories/realtimeStats';
import { getUserProfile } from '@/data/repositories/userProfile';
import { getUserStats } from '@/data/repositories/userStats';
import type { KnownStats } from '@/domain/dashboard/dashboardStats';
import { profileCompleteness } from '@/domain/profile/completeness';
import { currentRealtimeStats } from '@/domain/stats/currentRealtimeStats';
import { isResponse } from '@/domain/stats/realtimeStats';
import { responseRate } from '@/domain/stats/responseRate';
import { lastTwoWeeks } from '@/domain/stats/weeks';

/** What the device knows at `now`. Messages are counted by index: none of them is read. */
export async function readKnownStats(database: TaalDatabase, now: Date): Promise<KnownStats> {
  const { current, before } = lastTwoWeeks(now);
  const [stats, profile, history, cached, sessions, sentThisWeek, sentTheWeekBefore, replies] =
    await Promise.all([
      getUserStats(database),
      getUserProfile(database),
      getAnalysisHistory(database),
      getRealtimeStats(database),
      listChatSessions(database),
      countMessages(database, 'user', current),
      countMessages(database, 'user', before),
      countMessages(database, 'ai'),
    ]);
  return {
    messagesSent: stats.totalMessages,
    sentThisWeek,
    sentTheWeekBefore,
    responseRate: responseRate(replies, sessions, now),
    realtime: currentRealtimeStats(history, cached),
    hasMadeUpScores: history.some(({ source }) => source === 'device'),
    lacksResponses: history.length > 0 && !history.some(isResponse),
    completeness: profileCompleteness(profile.profile),
  };
}
