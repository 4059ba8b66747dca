import { describe, expect, it, onTestFinished } from 'vitest';
import { exportBackup } from '@/data/backup/exportBackup';
import { importBackup } from '@/data/backup/importBackup';
import { readBackup } from '@/data/backup/reading/readBackup';
import { LEADING_FACE_KEY } from '@/data/browser-storage/leadingPortrait';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { hideMatch, unhideMatch } from '@/data/repositories/hiddenMatches';
import { putMatchFilters } from '@/data/repositories/matchFilters';
import { putUserProfile } from '@/data/repositories/userProfile';
import { DEFAULT_FILTERS } from '@/domain/matches/filterMatches';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { memoryPlace } from '../../../support/fakes/memoryPlace.ts';

const FACE = 'pictures/portraits/portrait-07.svg';

async function device() {
  const kept = new Map<string, string>();
  const database = new TaalDatabase(crypto.randomUUID(), undefined, memoryPlace(kept));
  await database.open();
  onTestFinished(() => database.close());
  return { database, face: () => kept.get(LEADING_FACE_KEY) };
}

async function importOwn(database: TaalDatabase): Promise<void> {
  const { blob } = await exportBackup(database, { app: '0.1.0', clock: () => 0 });
  const read = await readBackup(blob);
  if (read.kind !== 'ok') throw new Error('It was refused');
  await importBackup(database, read.backup);
}

describe('the face that leads the list', () => {
  it('is remembered, and nothing is known of it before', async () => {
    const { database, face } = await device();
    expect(face()).toBeUndefined();
    database.leadingFace.remember(FACE);
    expect(face()).toBe(FACE);
  });

  it.each<[string, (database: TaalDatabase) => Promise<unknown>]>([
    ['the profile', (database) => putUserProfile(database, EMPTY_USER_PROFILE)],
    ['the filters', (database) => putMatchFilters(database, DEFAULT_FILTERS)],
    ['who is hidden', (database) => hideMatch(database, 'match_1', null, 0)],
    ['who is shown again', (database) => unhideMatch(database, 'match_1')],
    ['everything, by a backup', importOwn],
  ])('is forgotten with %s', async (_, change) => {
    const { database, face } = await device();
    database.leadingFace.remember(FACE);
    await change(database);
    expect(face()).toBe('');
  });

  it('is nobody where the browser keeps nothing', () => {
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const database = new TaalDatabase('full', undefined, { ...memoryPlace(), setItem: full });
    expect(() => database.leadingFace.remember(FACE)).not.toThrow();
  });
});
