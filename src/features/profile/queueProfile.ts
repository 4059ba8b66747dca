import { enqueueUserProfile } from '@/data/outbox/enqueue';
import { getUserProfile } from '@/data/repositories/userProfile';
import { getUserId } from '@/data/repositories/values/userId';
import type { Services } from '@/services/services';

/**
 * Queues POST /user-profile with what is stored now, once the person has saved a profile: until
 * then nothing of it leaves the device. Photos travel as references (rule “Calls”).
 */
export async function queueProfile(
  services: Pick<Services, 'database' | 'clock' | 'random' | 'newId'>,
): Promise<void> {
  const { database, clock, random, newId } = services;
  const userId = await getUserId(database, clock, random);
  await database.transaction('rw', database.userProfile, database.outbox, async () => {
    const { profile, savedAt } = await getUserProfile(database);
    if (savedAt === null) return;
    await enqueueUserProfile(database, {
      id: newId(),
      createdAt: clock(),
      body: { user_id: userId, profile: { ...profile } },
    });
  });
}
