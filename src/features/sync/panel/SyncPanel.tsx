import { RefreshCw } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { Scheduler } from '@/data/outbox/scheduler';
import { leavingInShort, NEVER_LEAVES } from '@/data/whatLeaves';
import { Button } from '@/ui/components/Button/Button';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Facts } from '@/ui/components/Facts/Facts';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { useToday } from '@/ui/page/usePresent';
import { momentText } from '../momentText';
import { reasonText, syncSummary } from '../status/syncSummary';
import type { SyncState } from '../status/useSyncState';
import { EntryCard } from './EntryCard';
import { entryActions } from './entryActions';
import { offlineUse, offlineUseAtFirst, offlineUseTexts } from './offlineUse';
import * as styles from './SyncPanel.css';
import { lastSuccess, serverText } from './syncFacts';
import { TesterDetails } from './TesterDetails';
import { useParked } from './useSyncDetails';

export interface SyncPanelProps {
  readonly state: SyncState;
  readonly database: TaalDatabase;
  readonly scheduler: Scheduler;
  readonly onClose: () => void;
}

/** The state of sync for people and, unfolded, for testers. */
export default function SyncPanel({ state, database, scheduler, onClose }: SyncPanelProps) {
  const [unfolded, setUnfolded] = useState(false);
  const [offline, setOffline] = useState(offlineUseAtFirst);
  useEffect(() => void offlineUse().then(setOffline), []);
  const actions = useMemo(() => entryActions(database, scheduler), [database, scheduler]);
  const parked = useParked(database);
  const today = useToday();
  // A moment later; what was refused must not push the rest down.
  if (parked === null && state.parked > 0) return null;
  const successAt = lastSuccess(state);
  const facts = [
    { term: 'Server', value: serverText(state) },
    { term: 'Waiting to be sent', value: state.waiting },
    {
      term: 'Last success',
      value: successAt === null ? 'None yet' : momentText(successAt, today),
    },
  ];
  return (
    <Dialog
      open
      title="Sync status"
      description={syncSummary(state).sentence}
      onClose={onClose}
      footer={
        <Button
          block
          icon={<RefreshCw size={18} aria-hidden />}
          aria-disabled={state.checking}
          onClick={actions.checkNow}
        >
          Check now
        </Button>
      }
    >
      <Stack gap="x5">
        <Facts facts={facts} />
        {parked !== null && parked.length > 0 && (
          <Stack as="ul" gap="x3" aria-label="Refused by the server">
            {parked.map((entry) => (
              <EntryCard key={entry.sequence} entry={entry} actions={actions}>
                <Text size="small" tone="soft">
                  {`${reasonText(entry.lastAnswer)} It stays on this device either way.`}
                </Text>
              </EntryCard>
            ))}
          </Stack>
        )}
        <Text size="small" tone="soft">
          {`${offlineUseTexts[offline]} What must reach the server is sent by itself as soon as it answers.`}
        </Text>
        <Text size="small" tone="soft">
          {`${leavingInShort} ${NEVER_LEAVES}`}
        </Text>
        <details
          className={styles.details}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary className={styles.summary}>For testers</summary>
          {unfolded && <TesterDetails state={state} database={database} />}
        </details>
      </Stack>
    </Dialog>
  );
}
