import type { Clock } from '@/domain/clock';

const KEY = 'taal-persist-asked';
/** Firefox asks the person, who may have said no. */
const ASKED_AGAIN_AFTER_MS = 7 * 24 * 3_600_000;

type Place = Pick<Storage, 'getItem' | 'setItem'>;
type Persistence = Pick<StorageManager, 'persist' | 'persisted'>;

/**
 * Asks the browser not to throw the data away. For after the first message or the install; never
 * awaited by what matters, because in Firefox it hangs until the person has answered.
 */
export async function askToPersist(
  clock: Clock,
  manager: Persistence | null | undefined = navigator.storage,
  place: Place = localStorage,
): Promise<void> {
  if (manager?.persist === undefined || (await manager.persisted())) return;
  const askedAt = Number(place.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
  const age = clock() - askedAt;
  if (age >= 0 && age < ASKED_AGAIN_AFTER_MS) return;
  place.setItem(KEY, String(clock()));
  await manager.persist();
}
