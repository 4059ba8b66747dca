import { describe, expect, it } from 'vitest';
import { createGenerativeAi } from '@/data/generative-ai/generativeAi';
import { putUserProfile } from '@/data/repositories/userProfile';
import { getUserId } from '@/data/repositories/values/userId';
import { EMPTY_USER_PROFILE, type UserProfile } from '@/domain/profile/ownProfile';
import { askForRecommendations } from '@/features/dashboard/tips/askForRecommendations';
import { startGenerativeAi, TEST_KEY } from '../../../support/fakes/generativeAiServer.ts';
import { manualTime } from '../../../support/fakes/manualTime.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

const WRITTEN = ['One.', 'Two.', 'Three.'];
const saved: UserProfile = { ...EMPTY_USER_PROFILE, savedAt: new Date(0) };

async function asked(profile: UserProfile, reply = JSON.stringify(WRITTEN)) {
  const server = await startGenerativeAi(() => ({ kind: 'text', text: reply }));
  const { clock, timers } = manualTime();
  const database = testDatabase();
  await getUserId(database, clock, () => 0.5);
  await putUserProfile(database, profile);
  const ai = createGenerativeAi(
    { VITE_GENERATIVE_AI_URL: server.url, VITE_GENERATIVE_AI_KEY: TEST_KEY },
    { fetch: (...input) => fetch(...input), timers, warn: () => {} },
  );
  return { answer: await askForRecommendations({ database, clock }, ai), calls: server.calls };
}

describe('recommendations of the AI service', () => {
  it('are the three it writes', async () => {
    expect((await asked(saved)).answer).toEqual(WRITTEN);
  });

  it('are none when its reply cannot be used', async () => {
    expect((await asked(saved, 'I would rather not')).answer).toBeNull();
  });

  it.each([
    ['under incognito', { ...saved, privacy: { ...saved.privacy, incognito: true } }],
    ['before the profile was saved', EMPTY_USER_PROFILE],
  ])('are not asked for %s', async (_, profile) => {
    const { answer, calls } = await asked(profile);
    expect(answer).toBeNull();
    expect(calls).toEqual([]);
  });
});
