import { Button } from '@/ui/components/Button/Button';
import { Heading } from '@/ui/components/Heading/Heading';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import type { ChatServices } from './chatServices';
import { clearSessions } from './clearSessions';
import { deleteSession } from './deleteSession';
import * as styles from './History.css';
import { HistoryEntry } from './HistoryEntry';
import type { ChatSessions } from './useChatSessions';

export interface HistoryProps {
  readonly services: ChatServices;
  readonly chats: ChatSessions;
  readonly onOpen: (id: string) => void;
}

export function History({ services, chats, onOpen }: HistoryProps) {
  const { sessions, active, select } = chats;
  const remove = async (id: string) => {
    const next = await deleteSession(services, id);
    if (id === active?.id) select(next);
  };
  return (
    <Stack gap="x2" as="section">
      <Row justify="between">
        <Heading level={2} size="card" id="history-heading">
          History
        </Heading>
        <Button tone="ghost" size="bar" onClick={() => void clearSessions(services).then(select)}>
          Clear all
        </Button>
      </Row>
      <ul aria-label="History" className={styles.list}>
        {sessions?.map((session) => (
          <HistoryEntry
            key={session.id}
            session={session}
            isActive={session.id === active?.id}
            onOpen={() => onOpen(session.id)}
            onDelete={() => void remove(session.id)}
          />
        ))}
      </ul>
    </Stack>
  );
}
