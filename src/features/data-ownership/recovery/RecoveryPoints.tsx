import { type RefObject, useEffect, useId, useRef } from 'react';
import type { RecoveryPoint } from '@/data/database/rows/recoveryPointRow';
import { Button } from '@/ui/components/Button/Button';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { loadable } from '@/ui/loadable';
import { localFormat } from '@/ui/text/dayAndTime';
import type { DataServices } from '../dataServices';
import { POINT_WORDS } from '../pointWords';
import { sizeText } from '../storage/storedWords';
import * as styles from './RecoveryPoints.css';
import { useRecoveryPoints } from './useRecoveryPoints';
import { type RestoreState, useRestore } from './useRestore';

const RestoreDialog = loadable(() => import('./RestoreDialog'));

const date = localFormat({ dateStyle: 'medium', timeStyle: 'short' });

export interface RecoveryPointsProps {
  readonly services: Pick<DataServices, 'database' | 'clock'>;
  /** After the data were replaced: this page has to be reloaded; other tabs are told. */
  readonly onRestored: () => void;
}

function sentence(state: RestoreState): string | null {
  if (state.step === 'restoring') return 'Restoring…';
  if (state.step === 'failed') return state.reason;
  return state.step === 'done' ? 'The recovery point is in place: this is your data now.' : null;
}

interface PointRowProps {
  readonly point: RecoveryPoint;
  readonly isBusy: boolean;
  readonly describedBy: string;
  readonly button?: RefObject<HTMLButtonElement | null> | undefined;
  readonly onRestore: () => void;
}

function PointRow({ point, isBusy, describedBy, button, onRestore }: PointRowProps) {
  const id = useId();
  const { createdAt, reason, blob } = point;
  const why = reason === null ? '' : `${POINT_WORDS[reason]} · `;
  return (
    <li className={styles.point}>
      <div id={id}>
        <Text size="note" weight="semibold">
          <time dateTime={createdAt.toISOString()}>{date(createdAt)}</time>
        </Text>
        <Text size="small" tone="soft" tabular>{`${why}${sizeText(blob.size)}`}</Text>
      </div>
      <Button
        ref={button}
        tone="quiet"
        size="small"
        aria-describedby={`${describedBy} ${id}`}
        aria-disabled={isBusy}
        onClick={onRestore}
      >
        Restore
      </Button>
    </li>
  );
}

/** What was here before an import or an update, to be brought back. */
export function RecoveryPoints({ services, onRestored }: RecoveryPointsProps) {
  const id = useId();
  const said = `${id}said`;
  const newest = useRef<HTMLButtonElement>(null);
  const points = useRecoveryPoints(services);
  const { state, restore, restoreAnyway, cancel } = useRestore(services, onRestored);
  const words = sentence(state);
  const isShown = state.step === 'done' && points !== null;
  useEffect(() => {
    // Taal has reloaded after restoring: the focus returns to where the result is shown.
    if (isShown) newest.current?.focus();
  }, [isShown]);
  return (
    <Stack gap="x3">
      <Stack gap="x1">
        <Heading level={3} size="card" id={id}>
          Recovery points
        </Heading>
        <Text size="note" tone="soft">
          Before an import, an update or restoring, what is here is kept: the last three points,
          each for at most 30 days. They stay on this device, and are in no backup.
        </Text>
        <div role="status" aria-live="polite" id={said}>
          {words !== null && (
            <Text size="note" tone={state.step === 'failed' ? 'danger' : 'good'} weight="semibold">
              {words}
            </Text>
          )}
        </div>
      </Stack>
      {points === null || points.length === 0 ? (
        // The same line until they are read: nothing below may move from under a finger.
        <Text size="note" tone="soft">
          {points === null ? '…' : 'None yet.'}
        </Text>
      ) : (
        <ul className={styles.points} aria-labelledby={id}>
          {points.map((point, index) => (
            <PointRow
              key={point.id}
              point={point}
              isBusy={state.step === 'restoring'}
              describedBy={said}
              button={index === 0 ? newest : undefined}
              onRestore={() => restore(point.id)}
            />
          ))}
        </ul>
      )}
      {state.step === 'asking' && (
        <RestoreDialog why={state.why} onRestore={restoreAnyway} onCancel={cancel} />
      )}
    </Stack>
  );
}
