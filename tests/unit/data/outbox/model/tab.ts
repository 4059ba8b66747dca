import type { DBCoreTransaction } from 'dexie';
import { TaalDatabase } from '@/data/database/taalDatabase';

/** How a tab lives: each step it takes in the database or on the network may be its last. */
export interface Life {
  /** Steps left; null lives on. */
  steps: number | null;
  dead: boolean;
  /** Called once, at death. */
  onDeath: () => void;
}

const never = new Promise<never>(() => {});

/** Uses up a step; false when the tab is dead. */
function lives(life: Life): boolean {
  if (life.steps === null || life.dead) return !life.dead;
  life.steps -= 1;
  if (life.steps >= 0) return true;
  life.dead = true;
  life.onDeath();
  return false;
}

/** Takes a step; never comes back when the tab is dead. */
export async function step(life: Life): Promise<void> {
  if (!lives(life)) await never;
}

/** A connection whose every operation is a step of its tab's life; death undoes what is open. */
export function mortalDatabase(name: string, life: Life): TaalDatabase {
  const database = new TaalDatabase(name);
  const lived = <T>(trans: DBCoreTransaction, run: () => Promise<T>): Promise<T> => {
    if (lives(life)) return run();
    try {
      trans.abort();
    } catch {
      // It has ended already.
    }
    return never;
  };
  database.use({
    stack: 'dbcore',
    name: 'mortal',
    create: (core) => ({
      ...core,
      table(tableName) {
        const table = core.table(tableName);
        return {
          ...table,
          mutate: (request) => lived(request.trans, () => table.mutate(request)),
          get: (request) => lived(request.trans, () => table.get(request)),
          getMany: (request) => lived(request.trans, () => table.getMany(request)),
          query: (request) => lived(request.trans, () => table.query(request)),
          count: (request) => lived(request.trans, () => table.count(request)),
          openCursor: (request) => lived(request.trans, () => table.openCursor(request)),
        };
      },
    }),
  });
  return database;
}
