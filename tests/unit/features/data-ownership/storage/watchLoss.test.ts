import { beforeEach, expect, it, vi } from 'vitest';
import { observableHealth } from '@/data/database/health';
import { setHasCompletedOnboarding } from '@/data/repositories/values/hasCompletedOnboarding';
import { readSentinel } from '@/features/data-ownership/storage/sentinel';
import { watchLoss } from '@/features/data-ownership/storage/watchLoss';
import { memoryPlace } from '../../../../support/fakes/memoryPlace.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';

const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal('window', { localStorage: memoryPlace(values) });
  return () => vi.unstubAllGlobals();
});

it('takes someone new for new, and remembers that something is kept', async () => {
  const database = testDatabase();
  const health = observableHealth();
  watchLoss({ database, health });
  await database.open();
  expect(health.get().missing).toBe(false);
  expect(readSentinel()).toBe('none');
  await setHasCompletedOnboarding(database);
  await vi.waitFor(() => expect(readSentinel()).toBe('kept'));
});

it('knows that what was kept has gone, until that is put aside', async () => {
  values.set('taal-stored', 'kept');
  const database = testDatabase();
  const health = observableHealth();
  watchLoss({ database, health });
  await database.open();
  expect(health.get().missing).toBe(true);
  expect(readSentinel()).toBe('lost');
  const later = testDatabase(database.name);
  const healthLater = observableHealth();
  watchLoss({ database: later, health: healthLater });
  await later.open();
  expect(healthLater.get().missing).toBe(true);
});

it('says nothing when all is there', async () => {
  const before = testDatabase();
  await setHasCompletedOnboarding(before);
  before.close();
  values.set('taal-stored', 'kept');
  const database = testDatabase(before.name);
  const health = observableHealth();
  watchLoss({ database, health });
  await database.open();
  expect(health.get().missing).toBe(false);
  expect(readSentinel()).toBe('kept');
});
