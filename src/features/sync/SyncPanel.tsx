import { RefreshCw } from 'lucide-react';
import type { TaalDatabase } from '@/data/database';
import type { Scheduler } from '@/data/outbox/scheduler';
import { Button } from '@/ui/components/Button/Button';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { retryNow } from './retryNow';
import * as styles from './SyncPanel.css';
import { syncSummary } from './syncSummary';
import type { SyncState } from './useSyncState';

export interface SyncPanelProps {
  readonly state: SyncState;
  readonly database: TaalDatabase;
  readonly scheduler: Scheduler;
  readonly onClose: () => void;
}

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function serverText({ checking, reachable }: SyncState): string {
  if (checking) return 'Checking…';
  if (reachable === null) return 'Not checked yet';
  return reachable ? 'Reachable' : 'Not reachable';
}

export default function SyncPanel({ state, database, scheduler, onClose }: SyncPanelProps) {
  const { waiting, parked, lastSuccessAt } = state;
  const facts = [
    { term: 'Server', value: serverText(state) },
    { term: 'Waiting to be sent', value: waiting },
    ...(parked > 0 ? [{ term: 'Refused by the server', value: parked }] : []),
    {
      term: 'Last success',
      value: lastSuccessAt === null ? 'Not in this visit' : time.format(lastSuccessAt),
    },
  ];
  return (
    <Dialog
      open
      title="Sync status"
      description={syncSummary(state).sentence}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <Button
          block
          icon={<RefreshCw size={18} aria-hidden />}
          disabled={state.checking}
          onClick={() => void retryNow(database, scheduler)}
        >
          Retry now
        </Button>
      }
    >
      <Stack gap="x4">
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <Text size="small" tone="soft">
          Everything works without a network. What must reach the server is sent by itself as soon
          as it answers.
        </Text>
      </Stack>
    </Dialog>
  );
}
