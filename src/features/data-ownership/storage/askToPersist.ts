import type { Clock } from '@/domain/clock';
import { PERSIST_ASKED_KEY } from '@/domain/storageKeys';

/** Firefox asks the person, who may have said no. */
const ASKED_AGAIN_AFTER_MS = 7 * 24 * 3_600_000;

type Place = Pick<Storage, 'getItem' | 'setItem'>;
type Persistence = Pick<StorageManager, 'persist' | 'persisted'>;

async function ask(clock: Clock, manager: Persistence, place: Place): Promise<void> {
  if (await manager.persisted()) return;
  const askedAt = Number(place.getItem(PERSIST_ASKED_KEY) ?? Number.NEGATIVE_INFINITY);
  const age = clock() - askedAt;
  if (age >= 0 && age < ASKED_AGAIN_AFTER_MS) return;
  place.setItem(PERSIST_ASKED_KEY, String(clock()));
  await manager.persist();
}

/**
 * Asks the browser not to throw the data away. For after the first message or the install; never
 * awaited by what matters, because in Firefox it hangs until the person has answered. Never throws:
 * on plain http nobody can be asked.
 */
export async function askToPersist(
  clock: Clock,
  manager: Persistence | null = navigator.storage ?? null,
  place: Place = localStorage,
): Promise<void> {
  if (manager === null) return;
  await ask(clock, manager, place).catch(() => {});
}
