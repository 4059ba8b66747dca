import type { TaalDatabase } from '../database/taalDatabase';

/** What a deletion asks of a composer that is open in the same page. */
export interface OpenKeeper {
  readonly chat: string;
  save(): Promise<void>;
  /** Until the returned function is called, that the stored draft goes is no news. */
  expectDeletion(): (isDeleted: boolean) => void;
}

const open = new WeakMap<TaalDatabase, Set<OpenKeeper>>();

/** Names a composer that is open; returns how to forget it. */
export function trackKeeper(database: TaalDatabase, keeper: OpenKeeper): () => void {
  const keepers = open.get(database) ?? new Set();
  open.set(database, keepers.add(keeper));
  return () => keepers.delete(keeper);
}

/**
 * Runs a deletion of chats that the person asked for in this page: what is half-written in them is
 * stored first, so that it can be put back, and then goes with its chat.
 */
export async function whileDeleting<T>(
  database: TaalDatabase,
  chats: readonly string[] | 'all',
  task: () => Promise<T>,
): Promise<T> {
  const keepers = [...(open.get(database) ?? [])].filter(
    ({ chat }) => chats === 'all' || chats.includes(chat),
  );
  await Promise.all(keepers.map((keeper) => keeper.save()));
  const ends = keepers.map((keeper) => keeper.expectDeletion());
  const end = (isDeleted: boolean) => {
    for (const each of ends) each(isDeleted);
  };
  try {
    const result = await task();
    end(true);
    return result;
  } catch (error) {
    end(false);
    throw error;
  }
}
