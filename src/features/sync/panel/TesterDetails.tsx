import type { TaalDatabase } from '@/data/database/taalDatabase';
import { Facts } from '@/ui/components/Facts/Facts';
import { Stack } from '@/ui/layout/Stack';
import type { SyncState } from '../status/useSyncState';
import { CopyReport } from './CopyReport';
import { EntryCard } from './EntryCard';
import { entryFacts, syncReport, testerFacts } from './syncFacts';
import { useDeviceFacts, useEntries } from './useSyncDetails';

export interface TesterDetailsProps {
  readonly state: SyncState;
  readonly database: TaalDatabase;
}

/** Everything a tester asks for, and a report of it. */
export function TesterDetails({ state, database }: TesterDetailsProps) {
  const app = import.meta.env.VITE_APP_VERSION;
  const { facts, now } = useDeviceFacts(database);
  const entries = useEntries(database);
  // A moment later; with all at once nothing moves.
  if (entries === null) return null;
  const more = state.waiting + state.parked - entries.length;
  return (
    <Stack gap="x5">
      <Facts spacing="tight" facts={testerFacts(app, facts)} />
      {entries.length > 0 && (
        <Stack as="ul" gap="x3" aria-label="Entries">
          {entries.map((entry) => (
            <EntryCard key={entry.sequence} entry={entry}>
              <Facts
                spacing="tight"
                facts={[{ term: 'Kind', value: entry.kind }, ...entryFacts(entry, now)]}
              />
            </EntryCard>
          ))}
        </Stack>
      )}
      {more > 0 && <p>{`And ${more} more.`}</p>}
      <CopyReport report={() => syncReport(state, entries, { app, facts, now })} />
    </Stack>
  );
}
