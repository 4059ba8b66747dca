import type { GenerativeAi } from '@/data/generative-ai/generativeAi';
import { getUserProfile } from '@/data/repositories/userProfile';
import { findUserId } from '@/data/repositories/values/userId';
import { generateMatches } from '@/domain/matches/generateMatches';
import type { Services } from '@/services/services';

/**
 * Three recommendations by the AI service (rule “Recommendations”), written for the saved profile
 * and its matches. Null when the profile was never saved, incognito holds it here, or there is no
 * usable reply.
 */
export async function askForRecommendations(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  generativeAi: Pick<GenerativeAi, 'isAvailable' | 'writeInsights'>,
): Promise<readonly string[] | null> {
  if (!generativeAi.isAvailable) return null;
  const { profile, privacy, savedAt } = await getUserProfile(database);
  if (savedAt === null || privacy.incognito) return null;
  const userId = await findUserId(database);
  if (userId === null) return null;
  return generativeAi.writeInsights(profile, generateMatches(userId, clock()));
}
