import { analyseMessage } from '../../../src/domain/analysis/analyseMessage.ts';
import { EMPTY_USER_PROFILE } from '../../../src/domain/profile/ownProfile.ts';
import { seededRandom } from '../../../src/domain/seededRandom.ts';
import { countMessage, EMPTY_USER_STATS } from '../../../src/domain/stats/userStats.ts';
import type { StoredRow } from './storedRow.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

const texts = [
  'What should I say first?',
  'I love this idea!! Thank you',
  'We met at a wedding in Jaipur and talked for hours',
  'That was a bad day, honestly',
  'Is it too soon to ask for coffee?',
  'She likes trekking and good chai',
  'Wow, that is perfect!! ✨',
];

/** Everything that some weeks with the app leave behind, up to `now`, as rows of its stores. */
export function usedDevice(messages: number, now: number): StoredRow[] {
  const random = seededRandom('a full device');
  const rows: StoredRow[] = [];
  const sessionId = `session_${now - 14 * DAY}`;
  let stats = EMPTY_USER_STATS;
  for (let index = 0; index < messages; index += 1) {
    const share = (index + 1) / messages;
    // More of them lately, so that the week has grown.
    const at = Math.round(now - 5 * MINUTE - 12 * DAY * (1 - share) ** 1.6);
    const text = texts[index % texts.length] ?? '';
    const seconds = 3 + random() * 9;
    const responseTime = 1 + random() * 12 * (1 - share);
    const analysis = analyseMessage({ text, timeTaken: seconds, responseTime }, () => at, random);
    const id = crypto.randomUUID();
    const typingSpeed = analysis.typing_analysis.wpm;
    const { sentiment } = analysis.sentiment_analysis;
    stats = countMessage(stats, { typingSpeed, sentiment }, at);
    const beats = Array.from({ length: 12 }, () => Math.round(random() * 100) / 100);
    const shared = { sessionId, timestamp: at };
    rows.push(
      {
        store: 'chatMessages',
        row: {
          ...shared,
          id,
          position: 2 * index,
          text,
          sender: 'user',
          typingSpeed,
          sentiment,
          beats,
        },
      },
      {
        store: 'chatMessages',
        row: {
          ...shared,
          id: crypto.randomUUID(),
          position: 2 * index + 1,
          text: 'Tell me more.',
          timestamp: at + 1500,
          sender: 'ai',
          replyTo: id,
          aiAnalysis: { confidence: 0.85, engagement: 'engaged', suggestions: [] },
        },
      },
    );
    if (messages - index <= 100) {
      const row = { ...analysis, timestamp: at, id, position: index, source: 'device' };
      rows.push({ store: 'analysisHistory', row });
    }
  }
  const lastAt = now - 5 * MINUTE + 1500;
  rows.push(
    { store: 'userStats', key: 'current', row: stats },
    {
      store: 'chatSessions',
      row: {
        id: sessionId,
        title: 'A first message',
        timestamp: now - 14 * DAY,
        messageCount: 2 * messages,
        lastMessageAt: lastAt,
        lastAiMessageAt: lastAt,
        recentReplyIds: [],
      },
    },
    {
      store: 'userProfile',
      key: 'current',
      row: {
        ...EMPTY_USER_PROFILE,
        profile: {
          ...EMPTY_USER_PROFILE.profile,
          name: 'Asha',
          age: 28,
          location: 'Pune',
          profession: 'Designer',
          bio: 'I sketch strangers on the metro.',
          interests: ['Art', 'Food', 'Travel'],
        },
        savedAt: now,
      },
    },
  );
  return rows;
}
