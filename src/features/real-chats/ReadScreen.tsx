import { othersText } from '@/domain/real-chats/othersText';
import { useServices } from '@/services/useServices';
import { Heading } from '@/ui/components/Heading/Heading';
import { Skeleton } from '@/ui/components/Skeleton/Skeleton';
import { Status } from '@/ui/components/Status/Status';
import { Text } from '@/ui/components/Text/Text';
import { focusScreen } from '@/ui/focus/moveFocus';
import { Page } from '@/ui/layout/Page';
import { Stack } from '@/ui/layout/Stack';
import { loadable } from '@/ui/loadable';
import { ChatIntake } from './intake/ChatIntake';
import { useIncomingChat } from './intake/useIncomingChat';
import { useReadChat } from './intake/useReadChat';

const ChatRead = loadable(
  async () => ({ default: (await import('./reading/ChatRead')).ChatRead }),
  <Skeleton shape="card" />,
);

// Most visitors have kept nothing yet.
const KeptFigures = loadable(async () => ({
  default: (await import('./keeping/KeptFigures')).KeptFigures,
}));

export interface ReadScreenProps {
  /** A question about a chat waits in the chat with the coach. */
  readonly onAsked: () => void;
}

/**
 * Reads a chat that another app exported, and tells its rhythm (rules “Formats” and “Limits” and
 * “The nine figures” and “Moods of a real chat” and “The stave” and “What the coach is told” and
 * “Kept readings”).
 */
export function ReadScreen({ onAsked }: ReadScreenProps) {
  const { database, timers } = useServices();
  const reader = useReadChat(timers);
  const { state } = reader;
  const others = othersText(reader.others);
  useIncomingChat(reader);
  return (
    <Page width="reading" block="roomy">
      <Stack gap="x5">
        <Stack gap="x2">
          <Heading level={1}>Read a real chat</Heading>
          <Text tone="soft">
            See the rhythm of a chat from another app: who starts, who answers how fast, who asks.
            It is read on this device. Nothing is sent and no message is kept.
          </Text>
          {/* Always there: a status that arrives with its text is missed. */}
          <div role="status">{others !== null && <Status shape="line">{others}</Status>}</div>
        </Stack>
        {state.step === 'read' ? (
          <ChatRead
            onAsked={onAsked}
            chat={state.chat}
            onPutAway={() => {
              reader.cancel();
              focusScreen();
            }}
          />
        ) : (
          <ChatIntake reader={reader} />
        )}
        <KeptFigures database={database} />
      </Stack>
    </Page>
  );
}
