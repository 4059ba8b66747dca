import type { Sentiment } from '../analysis/sentiment';
import type { RealtimeStats } from '../stats/realtimeStats';

const byMood: Record<Sentiment, string> = {
  excited: 'You mostly sound excited. Ask a question now and then, so that others can join in.',
  positive: 'You mostly sound warm. Say exactly what you like, and people will believe you.',
  negative:
    'You mostly sound low. Something good from your day makes the next message easier to answer.',
  curious:
    'You mostly ask questions. Answer one yourself too, so that it does not feel like a quiz.',
  neutral: 'You mostly sound neutral. A word about how you feel helps people know you.',
};

function ofSpeed(wpm: number): string {
  if (wpm === 0) return 'Type a message instead of pasting it, and Taal can read your rhythm.';
  if (wpm > 40) return `At ${wpm} WPM you write fast. Read each line once before you send it.`;
  if (wpm > 20) return `At ${wpm} WPM you write at an easy pace. It suits a conversation.`;
  return `At ${wpm} WPM you take your time. Short messages keep the beat going.`;
}

function ofTrend({ engagement_trend, total_messages_analyzed }: RealtimeStats): string {
  const basis =
    total_messages_analyzed === 1 ? 'one message' : `${total_messages_analyzed} messages`;
  return engagement_trend === 'increasing'
    ? `You answer faster than before (read from ${basis}). A good time to write to a match.`
    : `Your pace is steady (read from ${basis}). A new topic could lift it.`;
}

/**
 * Three recommendations from the device's own figures: what the AI service's insights fall back to
 * (rule “Recommendations”). Without figures they say how there will be some.
 */
export function localRecommendations(
  realtime: RealtimeStats | null,
): readonly [string, string, string] {
  if (realtime === null) {
    return [
      'Taal has not read any of your messages yet, so nothing here is about you.',
      'Write to the assistant in AI Chat: your pace and mood are read on this device.',
      'The more of your profile you fill in, the more each match score has to go on.',
    ];
  }
  return [
    ofSpeed(Math.round(realtime.average_wpm)),
    byMood[realtime.dominant_sentiment],
    ofTrend(realtime),
  ];
}
