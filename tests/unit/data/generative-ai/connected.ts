import { onTestFinished } from 'vitest';
import { createGenerativeAi, type GenerativeAi } from '@/data/generative-ai/generativeAi';
import type { ComparedProfile, Match } from '@/domain/matches/match';
import {
  type AiAnswer,
  type AiCall,
  type GenerativeAiServer,
  startGenerativeAi,
  TEST_KEY,
} from '../../../support/fakes/generativeAiServer.ts';
import { type ManualTime, manualTime } from '../../../support/fakes/manualTime.ts';

/** Marks all that must stay on the device. */
export const PRIVATE = 'PRIVATE';

export const own: ComparedProfile & Record<string, unknown> = {
  id: `user_1_${PRIVATE}`,
  name: `Asha ${PRIVATE}`,
  location: `Pune ${PRIVATE}`,
  bio: `Bio ${PRIVATE}`,
  photos: [`photo-${PRIVATE}`],
  age: 27,
  profession: 'Doctor',
  education: 'Post Graduate',
  interests: ['Music', 'Yoga'],
};

export function match(id: string, changes: Partial<Match> = {}): Match {
  return {
    id,
    name: `Ravi ${PRIVATE}`,
    age: 29,
    location: `Delhi ${PRIVATE}`,
    profession: 'Designer',
    education: 'Graduate',
    bio: `Bio ${PRIVATE}`,
    interests: ['Music', 'Food'],
    photos: [`photo-${PRIVATE}`],
    compatibility: 81,
    distance: 4.2,
    lastActive: new Date(0),
    profileImage: `image-${PRIVATE}`,
    ...changes,
  };
}

interface Connected {
  readonly ai: GenerativeAi;
  readonly server: GenerativeAiServer;
  readonly warnings: string[];
  readonly time: ManualTime;
}

/** The adapter, reaching a service that answers as told. */
export async function connected(
  answer: AiAnswer | ((call: AiCall) => AiAnswer),
): Promise<Connected> {
  const server = await startGenerativeAi(typeof answer === 'function' ? answer : () => answer);
  onTestFinished(server.stop);
  const warnings: string[] = [];
  const time = manualTime();
  const ai = createGenerativeAi(
    { VITE_GENERATIVE_AI_URL: server.url, VITE_GENERATIVE_AI_KEY: TEST_KEY },
    {
      fetch: (...input) => fetch(...input),
      timers: time.timers,
      warn: (message) => warnings.push(message),
    },
  );
  return { ai, server, warnings, time };
}

export const text = (words: string): AiAnswer => ({ kind: 'text', text: words });
export const json = (value: unknown): AiAnswer => text(JSON.stringify(value));
/** A code fence around words. */
export const fence = (words: string) => `\`\`\`${words}\`\`\``;
