import { useRef, useState } from 'react';
import { Button } from '@/ui/components/Button/Button';
import { Heading } from '@/ui/components/Heading/Heading';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { loadable } from '@/ui/loadable';
import { useStableCallback } from '@/ui/state/useStableCallback';
import type { ChatServices } from '../chatServices';
import { useGrowingCount } from '../conversation/useGrowingCount';
import { clearSessions } from './clearSessions';
import { type Deletion, deleteSession } from './deleteSession';
import * as styles from './History.css';
import { HistoryEntry } from './HistoryEntry';
import type { ChatSessions } from './useChatSessions';

const ClearAllDialog = loadable(() => import('./ClearAllDialog'));

export interface HistoryProps {
  readonly services: ChatServices;
  readonly chats: ChatSessions;
  readonly onOpen: (id: string) => void;
  readonly onDeleted: (deletion: Deletion) => void;
}

export function History({ services, chats, onOpen, onDeleted }: HistoryProps) {
  const { sessions, active, select } = chats;
  const { shown, end } = useGrowingCount(sessions?.length ?? 0);
  const list = useRef<HTMLUListElement>(null);
  const [asking, setAsking] = useState(false);
  const remove = async (id: string) => {
    // The button that was pressed goes away with its chat.
    list.current?.focus({ preventScroll: true });
    const deletion = await deleteSession(services, id);
    if (id === active?.id) select(deletion.active);
    onDeleted(deletion);
  };
  const openEntry = useStableCallback(onOpen);
  const removeEntry = useStableCallback((id: string) => void remove(id));
  const removeAll = async () => {
    setAsking(false);
    const deletion = await clearSessions(services);
    select(deletion.active);
    onDeleted(deletion);
  };
  return (
    <Stack gap="x2" as="section">
      <Row justify="between" wrap>
        <Heading level={2} size="card" id="history-heading">
          History
        </Heading>
        <div className={styles.clear}>
          <Button tone="ghost" size="bar" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Clear all
          </Button>
        </div>
      </Row>
      <ul ref={list} tabIndex={-1} aria-label="History" className={styles.list}>
        {sessions?.slice(0, shown).map((session) => (
          <HistoryEntry
            key={session.id}
            session={session}
            isActive={session.id === active?.id}
            onOpen={openEntry}
            onDelete={removeEntry}
          />
        ))}
      </ul>
      <div ref={end} />
      {asking && (
        <ClearAllDialog onClear={() => void removeAll()} onClose={() => setAsking(false)} />
      )}
    </Stack>
  );
}
