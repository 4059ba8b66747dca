import * as v from 'valibot';
import { expect, it } from 'vitest';
import { checkHealth } from '@/data/backend/health';
import { fetchRealtimeStats } from '@/data/backend/realtimeStats';
import type { Connection } from '@/data/backend/request';
import { rankingPrompt } from '@/data/generative-ai/prompts';
import { drain } from '@/data/outbox/drain';
import { putUserProfile } from '@/data/repositories/userProfile';
import { leavingOfBuild, whatLeaves, whatLeavesInShort } from '@/data/whatLeaves';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { queueProfile } from '@/features/profile/queueProfile';
import { chatServices, outgoing } from '../../support/builders/chat.ts';
import { drainOf, hearAll } from '../../support/builders/outbox.ts';
import { startBackend } from '../../support/fakes/testBackend.ts';
import { testDatabase } from '../../support/fakes/testDatabase.ts';

const AI = { VITE_GENERATIVE_AI_URL: 'https://ai.example/x', VITE_GENERATIVE_AI_KEY: 'key' };

const object = v.record(v.string(), v.unknown());

/** Every field of every call that the app makes, by the path of the call. */
async function sentFields(): Promise<Record<string, readonly string[]>> {
  const sent: Record<string, readonly string[]> = {};
  const backend = await startBackend();
  const database = testDatabase();
  const services = chatServices(database);
  const connection: Connection = {
    ...backend.connection,
    async fetch(input, init) {
      const { pathname, searchParams } = new URL(String(input));
      const body = init?.body === undefined ? {} : v.parse(object, JSON.parse(String(init.body)));
      sent[pathname.replace('/api', '')] = [...searchParams.keys(), ...Object.keys(body)];
      return backend.connection.fetch(input, init);
    },
  };
  await sendMessage(services, outgoing('session_1', 'How are you?'));
  await putUserProfile(database, { ...EMPTY_USER_PROFILE, savedAt: new Date(1) });
  await queueProfile(services);
  await hearAll(database);
  await drain(drainOf(database, backend, { connection }));
  await fetchRealtimeStats(connection, 'user_1_a');
  await checkHealth(connection);
  return sent;
}

it('tells of every field that goes to the server, and of no other', async () => {
  const told = Object.fromEntries(leavingOfBuild.map(({ path, fields }) => [path, fields]));
  expect(await sentFields()).toEqual(told);
});

it('tells of every field that goes to the AI service, where the build has one', () => {
  const own = { age: 27, profession: 'Nurse', education: 'Graduate', interests: ['Yoga'] };
  const [data] = rankingPrompt(own, new Map()).split('\n').slice(-1);
  const { me } = v.parse(v.object({ me: object }), JSON.parse(data ?? ''));
  const toAi = whatLeaves(AI).find(({ path }) => path === 'generateContent');
  expect(toAi?.fields).toEqual(Object.keys(me));
  expect(toAi?.sentence).toContain('ai.example');
  expect(whatLeavesInShort(AI)).toContain('ai.example');
  expect(whatLeaves({}).map(({ path }) => path)).not.toContain('generateContent');
  expect(whatLeavesInShort({})).not.toContain('AI service');
});

it('names in words what the fields hold', () => {
  const words: Record<string, RegExp> = {
    text: /its text/,
    time_taken: /how long you wrote/,
    response_time: /how soon you answered/,
    user_id: /number/,
    profile: /profile/,
    age: /your age/,
    profession: /profession/,
    education: /education/,
    interests: /interests/,
  };
  for (const { fields, sentence } of whatLeaves(AI)) {
    for (const field of fields) expect(sentence, field).toMatch(words[field] ?? /^$/);
  }
});
