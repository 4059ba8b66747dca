import type { TaalDatabase } from '@/data/database/taalDatabase';
import { HISTORY_LIMIT } from '@/data/repositories/analysisHistory';
import type { ChatSession } from '@/domain/chat/chatSession';
import type { ChatReading as Reading } from '@/domain/stats/chatReading';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Facts, type FactsProps } from '@/ui/components/Facts/Facts';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { DrawnByChance } from './DrawnByChance';
import { amountText, durationText, shareText, speedText } from './readingWords';
import { useChatReading } from './useReadings';

export interface ChatReadingProps {
  readonly database: TaalDatabase;
  readonly session: ChatSession;
  readonly onClose: () => void;
}

function typingFacts(reading: Reading): FactsProps['facts'] {
  const { average_wpm, typing_consistency, typed, fromBackend, total_messages_analyzed } = reading;
  if (typed === 0) return [{ term: 'Average speed', value: speedText(0) }];
  const note = `over ${amountText(typed, 'typed message')}`;
  const isSample = fromBackend < total_messages_analyzed;
  return [
    { term: 'Average speed', value: speedText(average_wpm), note },
    {
      term: 'Consistency',
      value: <DrawnByChance isSample={isSample} value={shareText(typing_consistency)} />,
      note,
    },
  ];
}

function responseFacts(reading: Reading): FactsProps['facts'] {
  const { average_response_time, responses, engagement_trend } = reading;
  if (responses === 0) return [];
  return [
    {
      term: 'Average response',
      value: durationText(average_response_time),
      note: `over ${amountText(responses, 'response')}`,
    },
    { term: 'Engagement', value: engagement_trend === 'increasing' ? 'Growing' : 'Stable' },
  ];
}

function basisText({ total_messages_analyzed: count, fromBackend }: Reading): string {
  const here = count - fromBackend;
  const readers = [
    ...(fromBackend > 0 ? [`${fromBackend} read by the server`] : []),
    ...(here > 0 ? [`${here} on this device`] : []),
  ];
  return `Based on ${amountText(count, 'message')} of yours: ${readers.join(', ')}.`;
}

const KEPT = `Taal keeps the readings of your last ${HISTORY_LIMIT} messages, in all chats.`;

/** What was read of one chat's messages, taken together. */
export default function ChatReading({ database, session, onClose }: ChatReadingProps) {
  const kept = useChatReading(database, session.id);
  // A moment later, with all that there is to tell.
  if (kept === undefined) return null;
  const { reading, isFull } = kept;
  return (
    <Dialog open title="Reading of this chat" description={session.title} onClose={onClose}>
      {reading === null ? (
        <Text>{`The readings of this chat are no longer kept. ${KEPT}`}</Text>
      ) : (
        <Stack gap="x3">
          <Text size="lead" weight="semibold">
            {reading.assessment}
          </Text>
          <Text size="small" tone="soft">
            Of your latest message.
          </Text>
          <Facts
            facts={[
              ...typingFacts(reading),
              { term: 'Mood', value: `mostly ${reading.dominant_sentiment}` },
              ...responseFacts(reading),
            ]}
          />
          <Text size="small" tone="soft">
            {isFull ? `${basisText(reading)} ${KEPT}` : basisText(reading)}
          </Text>
        </Stack>
      )}
    </Dialog>
  );
}
