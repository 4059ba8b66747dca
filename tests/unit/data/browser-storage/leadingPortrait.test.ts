import { describe, expect, it, onTestFinished } from 'vitest';
import { exportBackup } from '@/data/backup/exportBackup';
import { importBackup } from '@/data/backup/importBackup';
import { readBackup } from '@/data/backup/readBackup';
import { forgetWhenListChanges } from '@/data/browser-storage/forgetLeadingPortrait';
import { createLeadingPortrait } from '@/data/browser-storage/leadingPortrait';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { setActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { hideMatch, unhideMatch } from '@/data/repositories/hiddenMatches';
import { putMatchFilters } from '@/data/repositories/matchFilters';
import { putUserProfile } from '@/data/repositories/userProfile';
import { DEFAULT_FILTERS } from '@/domain/matches/filterBounds';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { LEADING_PORTRAIT_KEY } from '@/domain/storageKeys';
import { memoryPlace } from '../../../support/fakes/memoryPlace.ts';

const PORTRAIT = 'pictures/portraits/portrait-07.svg';

async function device() {
  const kept = new Map<string, string>();
  const portrait = createLeadingPortrait(memoryPlace(kept));
  const database = new TaalDatabase(crypto.randomUUID());
  const stop = await forgetWhenListChanges(database, portrait);
  onTestFinished(() => {
    stop();
    database.close();
  });
  return { database, portrait, stored: () => kept.get(LEADING_PORTRAIT_KEY) };
}

async function importOwn(database: TaalDatabase): Promise<void> {
  const { blob } = await exportBackup(database, { app: '0.1.0', clock: () => 0 });
  const read = await readBackup(blob);
  if (read.kind !== 'ok') throw new Error('It was refused');
  await importBackup(database, read.backup);
}

describe('the portrait that leads the list', () => {
  it('is remembered, and nothing is known of it before', async () => {
    const { portrait, stored } = await device();
    await new Promise((resolve) => setImmediate(resolve));
    expect(stored()).toBeUndefined();
    portrait.remember(PORTRAIT);
    expect(stored()).toBe(PORTRAIT);
  });

  it.each<[string, (database: TaalDatabase) => Promise<unknown>]>([
    ['the profile', (database) => putUserProfile(database, EMPTY_USER_PROFILE)],
    ['the filters', (database) => putMatchFilters(database, DEFAULT_FILTERS)],
    ['a match that is hidden', (database) => hideMatch(database, 'match_1', null, 0)],
    ['a match that is shown again', (database) => unhideMatch(database, 'match_1')],
    ['everything, by a backup', importOwn],
  ])('is forgotten with %s', async (_, change) => {
    const { database, portrait, stored } = await device();
    portrait.remember(PORTRAIT);
    await change(database);
    expect(stored()).toBe('');
  });

  it('is kept where something else is stored, or another database changes', async () => {
    const { database, portrait, stored } = await device();
    const other = await device();
    portrait.remember(PORTRAIT);
    await setActiveSessionId(database, 'chat_1');
    await putUserProfile(other.database, EMPTY_USER_PROFILE);
    expect(stored()).toBe(PORTRAIT);
  });

  it('is unknown where the browser keeps nothing', () => {
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const portrait = createLeadingPortrait({ ...memoryPlace(), setItem: full });
    expect(() => portrait.remember(PORTRAIT)).not.toThrow();
  });
});
