import { useState } from 'react';
import type { RealChat } from '@/domain/real-chats/realMessage';
import { uncountedText } from '@/domain/real-chats/uncountedText';
import { Card } from '@/ui/components/Card/Card';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { countText } from '@/ui/text/countText';
import { Names } from '../Names';

/** The two that a reading is about, as their places among the people of the chat. */
export interface Pair {
  readonly you: number;
  readonly other: number;
}

function introduction({ people, messages }: RealChat): string {
  const amount = `${countText(messages.length)} ${messages.length === 1 ? 'message' : 'messages'}`;
  if (people.length < 2) {
    return `Only ${people[0] ?? 'one person'} writes in this chat: ${amount}, and no answer. A reading needs two people.`;
  }
  if (people.length === 2) return `${amount} of two people.`;
  return `A group of ${people.length}, with ${amount}. A reading is about two: you, and one of the others. What the rest wrote is left out.`;
}

export interface WhoIsWhoProps {
  readonly chat: RealChat;
  readonly onPair: (pair: Pair | null) => void;
}

/** Asks which of the names is the person's own, and in a group whom the reading is about. */
export function WhoIsWho({ chat, onPair }: WhoIsWhoProps) {
  const { people } = chat;
  const [you, setYou] = useState<number | null>(null);
  const [other, setOther] = useState<number | null>(null);
  const isGroup = people.length > 2;
  const uncounted = uncountedText(chat.uncounted);

  function choose(nextYou: number, wanted: number | null): void {
    const nextOther = isGroup ? wanted : 1 - nextYou;
    setYou(nextYou);
    setOther(nextOther === nextYou ? null : nextOther);
    const isPair = nextOther !== null && nextOther !== nextYou;
    onPair(isPair ? { you: nextYou, other: nextOther } : null);
  }

  return (
    <Card>
      <Stack gap="x4">
        <Text>{introduction(chat)}</Text>
        {uncounted !== null && (
          <Text size="small" tone="soft">
            {uncounted}
          </Text>
        )}
        {people.length > 1 && (
          <Names
            label="Who are you?"
            people={people}
            value={you}
            onChange={(person) => choose(person, other)}
          />
        )}
        {isGroup && you !== null && (
          <Names
            label="Who is it about?"
            people={people}
            without={you}
            value={other}
            onChange={(person) => choose(you, person)}
          />
        )}
      </Stack>
    </Card>
  );
}
