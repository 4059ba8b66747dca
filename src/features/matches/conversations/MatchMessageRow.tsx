import type { MatchMessage } from '@/domain/matches/match';
import { Button } from '@/ui/components/Button/Button';
import { HelplineText } from '@/ui/components/MessageBubble/HelplineText';
import { MessageBubble } from '@/ui/components/MessageBubble/MessageBubble';
import { MessageText } from '@/ui/components/MessageBubble/MessageText';
import { TimeOfDay } from '@/ui/components/TimeOfDay/TimeOfDay';
import { Stack } from '@/ui/layout/Stack';
import { ReadMark } from './ReadMark';

export interface MatchMessageRowProps {
  readonly message: MatchMessage;
  readonly matchName: string;
  readonly readReceipts: boolean;
  /** Takes the exchange that ends here to the coach; null where there is none. */
  readonly onRehearse: (() => void) | null;
}

export function MatchMessageRow(props: MatchMessageRowProps) {
  const { message, matchName, readReceipts, onRehearse } = props;
  const isOwn = message.sender === 'user';
  return (
    <Stack gap="x3" align="start">
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
      {onRehearse !== null && (
        <Button tone="quiet" size="small" onClick={onRehearse}>
          What does the coach think?
        </Button>
      )}
    </Stack>
  );
}
