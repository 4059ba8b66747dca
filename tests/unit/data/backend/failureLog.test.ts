import { expect, it, vi } from 'vitest';
import { connectionFrom } from '@/data/backend/connection';
import { createFailureLog } from '@/data/backend/failureLog';
import { checkHealth } from '@/data/backend/health';
import { drain } from '@/data/outbox/drain';
import { enqueueUserProfile } from '@/data/outbox/enqueue';
import {
  drainOf,
  profileSnapshot,
  queueMessages,
  retryAll,
} from '../../../support/builders/outbox.ts';
import { startBackend } from '../../../support/fakes/testBackend.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

it('logs each failed call by name and reason, once until it has succeeded', async () => {
  const messages: string[] = [];
  const database = testDatabase();
  const backend = await startBackend(() => ({ kind: 'status', status: 503 }));
  const onAnswer = createFailureLog((message) => messages.push(message));
  const connection = { ...backend.connection, onAnswer };
  const send = async () => {
    backend.time.advance(120_000);
    await checkHealth(connection);
    for (let tries = 0; tries < 2; tries += 1) {
      await retryAll(database);
      await drain(drainOf(database, backend, { connection }));
    }
  };
  await enqueueUserProfile(database, profileSnapshot(900, 'Asha'));
  await send();
  await database.outbox.clear();
  await queueMessages(database, ['I love trekking']);
  await send();
  const failures = [
    'GET /health failed: answered 503',
    'POST /user-profile failed: answered 503',
    'POST /analyze failed: answered 503',
  ];
  expect(messages).toEqual(failures);

  backend.plan = () => null;
  await send();
  backend.plan = () => ({ kind: 'drop' });
  await send();
  backend.plan = () => ({ kind: 'status', status: 503 });
  await send();
  expect(messages.slice(failures.length)).toEqual([
    'GET /health failed: no connection',
    'GET /health failed: answered 503',
  ]);
});

it('is part of the connection of every build, and warns on the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const page = { href: 'https://taal.example/chat', origin: 'https://taal.example' };
  const { onAnswer } = connectionFrom({}, page);
  onAnswer?.('/health', { kind: 'unreachable', reason: 'network' });
  onAnswer?.('/realtime-stats', { kind: 'unreachable', reason: 'network' });
  expect(warn.mock.calls).toEqual([['GET /health failed: no connection']]);
});
