import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { coachFacts, lastWordOf } from '@/domain/real-chats/coach/coachFacts';
import { coachMessage } from '@/domain/real-chats/coach/coachMessage';
import type { Reading } from '@/domain/real-chats/figures/readingOf';
import { useServices } from '@/services/useServices';
import { Button } from '@/ui/components/Button/Button';
import { Card } from '@/ui/components/Card/Card';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { leaveQuestion } from './leaveQuestion';
import { wallClockSeconds } from './wallClockSeconds';

export interface AskCoachProps {
  readonly reading: Reading;
  readonly onAsked: () => void;
}

/** What stands out of a reading, as a question to the coach. */
export function AskCoach({ reading, onAsked }: AskCoachProps) {
  const services = useServices();
  const [hasFailed, setHasFailed] = useState(false);
  const now = wallClockSeconds(services.clock());
  const question = coachMessage(coachFacts(reading, now), lastWordOf(reading, now));
  return (
    <Card tone="brand">
      <Stack gap="x3" align="start">
        {`“${question}”`.split('\n\n').map((part) => (
          <Text key={part}>{part}</Text>
        ))}
        <Button
          icon={<MessageCircleQuestion size={18} aria-hidden />}
          onClick={() => {
            leaveQuestion(services, question).then(onAsked, () => setHasFailed(true));
          }}
        >
          Ask the coach about it
        </Button>
        <Text size="small" tone="soft">
          The coach gets these words and no message of the chat. You can change them before you send
          them.
        </Text>
        <div role="alert">
          {hasFailed && (
            <Text tone="danger">The question could not be handed over. Try again.</Text>
          )}
        </div>
      </Stack>
    </Card>
  );
}
