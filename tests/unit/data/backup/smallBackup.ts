import type { Backup } from '@/data/backup/backup';
import { exportBackup } from '@/data/backup/exportBackup';
import { readBackup } from '@/data/backup/readBackup';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { keepReading } from '@/data/repositories/keptReadings';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { chatServices, outgoing, uuid } from '../../../support/builders/chat.ts';
import { someReading } from '../../../support/builders/keptReading.ts';
import { hearAll } from '../../../support/builders/outbox.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

export const AT = new Date(2026, 0, 5, 12).getTime();

export const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5]);

/** A database as a person leaves it: two messages, a profile, a photo, a like, a draft. */
export async function someDatabase(database = testDatabase()): Promise<TaalDatabase> {
  let ids = 100;
  const newId = () => {
    ids += 1;
    return uuid(ids);
  };
  const services = chatServices(database, { newId });
  await sendMessage(services, outgoing('session_1', 'Is “this” \\ fine? ✨'));
  await sendMessage(services, outgoing('session_1', 'I think so'));
  await hearAll(database);
  const profile = { ...EMPTY_USER_PROFILE.profile, name: 'Asha', interests: ['Yoga'], photos: [] };
  await database.userProfile.put({ ...EMPTY_USER_PROFILE, profile, savedAt: AT }, 'current');
  await database.likes.put({ matchId: 'm1', likedAt: AT });
  const photo = { id: uuid(7), width: 4, height: 3, addedAt: AT };
  await database.photos.put({ ...photo, blob: new Blob([JPEG], { type: 'image/jpeg' }) });
  await keepReading(database, someReading());
  return database;
}

/** A backup of what is in a database. */
export async function backupOf(database: TaalDatabase): Promise<Backup> {
  const { blob } = await exportBackup(database, { app: '0.1.0', clock: () => AT });
  const reading = await readBackup(blob);
  if (reading.kind === 'refused') throw new Error(reading.reason);
  return reading.backup;
}

/** Its backup as text; also for tables of cases, which are made before any test runs. */
export async function someBackup(): Promise<string> {
  const database = await someDatabase(new TaalDatabase('taal-backup-source'));
  const { blob } = await exportBackup(database, { app: '0.1.0', clock: () => AT });
  await database.delete();
  return blob.text();
}
