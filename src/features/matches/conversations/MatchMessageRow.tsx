import type { MatchMessage } from '@/domain/matches/match';
import { MessageBubble } from '@/ui/components/MessageBubble/MessageBubble';
import { MessageText } from '@/ui/components/MessageBubble/MessageText';
import { timeOf } from '@/ui/dayAndTime';
import { ReadMark } from './ReadMark';

export interface MatchMessageRowProps {
  readonly message: MatchMessage;
  readonly matchName: string;
  readonly readReceipts: boolean;
}

export function MatchMessageRow({ message, matchName, readReceipts }: MatchMessageRowProps) {
  const isOwn = message.sender === 'user';
  const time = <time dateTime={message.timestamp.toISOString()}>{timeOf(message.timestamp)}</time>;
  return (
    <MessageBubble
      from={isOwn ? 'mine' : 'theirs'}
      author={isOwn ? 'You' : matchName}
      meta={
        <>
          {time}
          {isOwn && readReceipts && <ReadMark read={message.read} />}
        </>
      }
    >
      <MessageText text={message.text} />
    </MessageBubble>
  );
}
