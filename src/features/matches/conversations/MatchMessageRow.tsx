import type { MatchMessage } from '@/domain/matches/match';
import { HelplineText } from '@/ui/components/MessageBubble/HelplineText';
import { MessageBubble } from '@/ui/components/MessageBubble/MessageBubble';
import { MessageText } from '@/ui/components/MessageBubble/MessageText';
import { TimeOfDay } from '@/ui/components/TimeOfDay/TimeOfDay';
import { ReadMark } from './ReadMark';

export interface MatchMessageRowProps {
  readonly message: MatchMessage;
  readonly matchName: string;
  readonly readReceipts: boolean;
}

export function MatchMessageRow({ message, matchName, readReceipts }: MatchMessageRowProps) {
  const isOwn = message.sender === 'user';
  return (
    <MessageBubble
      from={isOwn ? 'mine' : 'theirs'}
      author={isOwn ? 'You' : matchName}
      meta={
        <>
          <TimeOfDay at={message.timestamp} />
          {isOwn && readReceipts && <ReadMark read={message.read} />}
        </>
      }
    >
      {isOwn ? <MessageText text={message.text} /> : <HelplineText text={message.text} />}
    </MessageBubble>
  );
}
