import { OWN_PREFIX } from '@/domain/ownName';

/** Keys of localStorage that versions up to the database's version 5 wrote and nothing reads. */
export const FORMER_KEYS = ['lab', 'lab-scenarios', 'leading-face'].map(
  (name) => OWN_PREFIX + name,
);

/** The database in which the network lab played a device whose data are gone. */
const FORMER_DATABASE = `${OWN_PREFIX}lab`;

/** Deletes what features that are gone have left beside the database; its own rows migrate. */
export function removeFormerKeys(
  place: { removeItem(key: string): void },
  databases: Pick<IDBFactory, 'deleteDatabase'>,
): void {
  for (const key of FORMER_KEYS) place.removeItem(key);
  databases.deleteDatabase(FORMER_DATABASE);
}
