import { type BackupSummary, STORED_KINDS, type StoredKind } from '@/data/backup/backup';
import type { StorageSummary } from '@/data/backup/storageSummary';
import { MAX_PHOTOS } from '@/domain/photos/limits';
import { Button } from '@/ui/components/Button/Button';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { countText } from '@/ui/text/countText';
import { localFormat } from '@/ui/text/dayAndTime';
import { STORED_WORDS } from '../storage/storedWords';
import * as styles from './ImportDialog.css';
import type { ImportState } from './useImport';

export interface ImportDialogProps {
  readonly state: Extract<ImportState, { readonly backup: unknown }>;
  /** What is here now; null while it is counted. */
  readonly stored: StorageSummary | null;
  readonly onReplace: () => void;
  readonly onCancel: () => void;
}

const date = localFormat({ dateStyle: 'long', timeStyle: 'short' });

function introduction({ exportedAt, profileName }: BackupSummary): string {
  const of = profileName === '' ? 'A backup' : `The backup of ${profileName}`;
  return exportedAt === null ? `${of}.` : `${of} of ${date(exportedAt)}.`;
}

/** What waits to be sent stays, and is not counted. */
function totalOf(countOf: (kind: StoredKind) => number): number {
  const kinds = STORED_KINDS.filter((kind) => kind !== 'waiting');
  return kinds.reduce((sum, kind) => sum + countOf(kind), 0);
}

/** Where less than half of the entries would be left, that is said first. */
function lossText(here: number, left: number): string | null {
  if (2 * left >= here) return null;
  const entries = left === 1 ? '1 entry' : `${countText(left)} entries`;
  return `It holds ${entries}, and ${countText(here)} are here now: less than half would be left.`;
}

function leftOutText(count: number): string {
  const photos = count === 1 ? '1 photo' : `${countText(count)} photos`;
  return `${photos} in the backup cannot be used: damaged, too large, or more than ${MAX_PHOTOS}.`;
}

export default function ImportDialog({ state, stored, onReplace, onCancel }: ImportDialogProps) {
  const { summary, leftOut, failure } = state;
  const writing = state.step === 'writing';
  const now = (kind: StoredKind) => stored?.parts.find((part) => part.kind === kind)?.count ?? 0;
  const loss = lossText(
    totalOf(now),
    totalOf((kind) => summary.counts[kind]),
  );
  // What is neither here nor there only makes the table long; the first row always says something.
  const kinds = STORED_KINDS.filter(
    (kind, index) =>
      // The queue is not replaced.
      kind !== 'waiting' && (index === 0 || now(kind) > 0 || summary.counts[kind] > 0),
  );
  return (
    <Dialog
      open
      title="Replace your data?"
      description={
        <>
          {introduction(summary)}
          {loss !== null && (
            <span className={styles.loss}>
              <Text as="strong" size="note" tone="danger" weight="semibold">
                {loss}
              </Text>
            </span>
          )}
        </>
      }
      onClose={() => {
        if (!writing) onCancel();
      }}
      footer={
        <>
          {/* Not `disabled`: a button that is switched off under the finger loses the focus. */}
          <Button tone="quiet" aria-disabled={writing} onClick={() => !writing && onCancel()}>
            Cancel
          </Button>
          <Button tone="danger" aria-disabled={writing} onClick={onReplace}>
            Replace my data
          </Button>
        </>
      }
    >
      <Stack gap="x4">
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              <th scope="col" className={styles.column}>
                Here now
              </th>
              <th scope="col" className={styles.column}>
                Backup
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind}>
                <th scope="row" className={styles.kind}>
                  {STORED_WORDS[kind]}
                </th>
                <td className={styles.number}>{countText(now(kind))}</td>
                <td className={styles.number}>{countText(summary.counts[kind])}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Text size="note">
          This device keeps its own id, and what waits here to be sent. What waited in the backup is
          not sent.
        </Text>
        {leftOut > 0 && <Text size="note">{leftOutText(leftOut)}</Text>}
        <div role="status" aria-live="polite">
          <Text size="note">
            Profile, settings and everything above are replaced. What is here now is kept until the
            next import: Undo this import brings it back.
          </Text>
          {writing && <Text size="note">Replacing your data…</Text>}
          {failure !== null && (
            <Text size="note" tone="danger" weight="semibold">
              {failure}
            </Text>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
