import type { KeptReading } from '@/domain/real-chats/kept/keptReading';
import { readRows } from '../database/quarantine';
import { keptReadingRow } from '../database/rows/keptReadingRow';
import type { TaalDatabase } from '../database/taalDatabase';

/** The kept readings of real chats, the latest first (rule “Kept readings”). */
export async function listKeptReadings(database: TaalDatabase): Promise<KeptReading[]> {
  const rows = await database.keptReadings.toArray();
  return readRows(database, database.keptReadings, keptReadingRow, rows).sort(
    (one, other) => other.keptAt - one.keptAt,
  );
}

/** Keeps a reading; one that was kept in the same millisecond stays, and this one counts as later. */
export async function keepReading(database: TaalDatabase, reading: KeptReading): Promise<void> {
  await database.transaction('rw', database.keptReadings, async () => {
    let { keptAt } = reading;
    while ((await database.keptReadings.get(keptAt)) !== undefined) keptAt += 1;
    await database.keptReadings.add({ ...reading, keptAt });
  });
}

/** Forgets the reading that was kept at a moment, in milliseconds since 1970. */
export async function removeKeptReading(database: TaalDatabase, keptAt: number): Promise<void> {
  await database.keptReadings.delete(keptAt);
}
