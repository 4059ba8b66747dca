import { onTestFinished } from 'vitest';
import { TaalDatabase } from '@/data/database/taalDatabase';

let made = 0;

/** A connection to a database of the test's own, or to the one named; closed after the test. */
export function testDatabase(name?: string): TaalDatabase {
  made += 1;
  const database = new TaalDatabase(name ?? `taal-test-${made}`);
  onTestFinished(() => database.close());
  return database;
}

/** Two connections to one database, as two tabs have them. */
export function twoTabs(): readonly [TaalDatabase, TaalDatabase] {
  const first = testDatabase();
  return [first, testDatabase(first.name)];
}
