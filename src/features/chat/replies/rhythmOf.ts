import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getUserStats } from '@/data/repositories/userStats';
import type { UserMessage } from '@/domain/chat/chatMessage';
import type { CoachRequest } from '@/domain/coach/conversation/coachRequest';

/** How a message was typed beside those before it. */
export async function rhythmOf(
  database: TaalDatabase,
  message: UserMessage,
): Promise<CoachRequest['rhythm']> {
  const { typingSpeeds, dominantSentiment } = await getUserStats(database);
  const own = typingSpeeds.lastIndexOf(message.typingSpeed);
  const typed = typingSpeeds.filter((speed, index) => speed > 0 && index !== own);
  const sum = typed.reduce((total, speed) => total + speed, 0);
  return {
    speed: message.typingSpeed,
    usualSpeed: typed.length === 0 ? 0 : sum / typed.length,
    typedMessages: typed.length,
    mood: dominantSentiment,
    hesitation: message.hesitation,
  };
}
