import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { readingOf, SILENCE_SECONDS } from '@/domain/real-chats/figures/readingOf';
import type { RealChat } from '@/domain/real-chats/realMessage';
import { staveOf } from '@/domain/real-chats/stave/staveOf';
import { Button } from '@/ui/components/Button/Button';
import { focusQuietly } from '@/ui/focus/moveFocus';
import { Stack } from '@/ui/layout/Stack';
import { MakeCard } from '../card/MakeCard';
import { AskCoach } from '../coach/AskCoach';
import { KeepFigures } from '../keeping/KeepFigures';
import { TheReading } from './TheReading';
import { type Pair, WhoIsWho } from './WhoIsWho';

export interface ChatReadProps {
  readonly chat: RealChat;
  readonly onPutAway: () => void;
  /** A question waits in the chat with the coach. */
  readonly onAsked: () => void;
}

interface ReadingOfPairProps extends Pick<ChatReadProps, 'chat' | 'onAsked'> {
  readonly pair: Pair;
}

function ReadingOfPair({ chat, pair, onAsked }: ReadingOfPairProps) {
  const name = chat.people[pair.other] ?? '';
  const names = useMemo(
    () => ({ you: chat.people[pair.you] ?? '', other: name }),
    [chat, pair, name],
  );
  const [silenceSeconds, setSilenceSeconds] = useState(SILENCE_SECONDS);
  // Of a long chat they take a while: a press is answered before.
  const silence = useDeferredValue(silenceSeconds);
  const told = useMemo(() => {
    const options = { silenceSeconds: silence };
    return {
      reading: readingOf(chat, pair.you, pair.other, options),
      stave: staveOf(chat, pair.you, pair.other, options),
    };
  }, [chat, pair, silence]);
  return (
    <TheReading
      {...told}
      name={name}
      silenceSeconds={silenceSeconds}
      onSilence={setSilenceSeconds}
      actions={
        <>
          <KeepFigures reading={told.reading} name={name} />
          <AskCoach reading={told.reading} onAsked={onAsked} />
          <MakeCard reading={told.reading} columns={told.stave.columns} names={names} />
        </>
      }
    />
  );
}

/** A chat that was read: who is who in it, and then what it tells. */
export function ChatRead({ chat, onPutAway, onAsked }: ChatReadProps) {
  const [pair, setPair] = useState<Pair | null>(null);
  const shown = useDeferredValue(pair);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => focusQuietly(top.current), []);
  return (
    <Stack gap="x5">
      <div ref={top}>
        <WhoIsWho chat={chat} onPair={setPair} />
      </div>
      {shown !== null && <ReadingOfPair chat={chat} pair={shown} onAsked={onAsked} />}
      <div>
        <Button tone="quiet" onClick={onPutAway}>
          Read another chat
        </Button>
      </div>
    </Stack>
  );
}
