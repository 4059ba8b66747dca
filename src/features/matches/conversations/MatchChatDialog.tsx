import { useLayoutEffect, useRef } from 'react';
import type { Match } from '@/domain/matches/match';
import { type Exchange, lastExchange } from '@/domain/rehearsal/exchange';
import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Announcement } from '@/ui/components/MessageLog/Announcement';
import { MessageLog } from '@/ui/components/MessageLog/MessageLog';
import type { Conversations } from './conversations';
import * as styles from './MatchChatDialog.css';
import { MatchComposer } from './MatchComposer';
import { MatchHeading } from './MatchHeading';
import { MatchMessageRow } from './MatchMessageRow';
import { useConversation } from './useConversations';

export interface MatchChatDialogProps {
  readonly match: Match;
  readonly conversations: Conversations;
  /** Whether the person wants read marks (rule “Other switches”). */
  readonly readReceipts: boolean;
  /** Takes what was said last to the coach. */
  readonly onRehearse: (exchange: Exchange) => void;
  readonly onClose: () => void;
}

/** The chat with one match; the default export of its file, to be loaded when it is opened. */
export default function MatchChatDialog(props: MatchChatDialogProps) {
  const { match, conversations, readReceipts, onRehearse, onClose } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const conversation = useConversation(conversations, match.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same person, reloaded, stays open.
  useLayoutEffect(() => {
    conversations.open(match);
    return () => conversations.close(match.id);
  }, [conversations, match.id]);
  const typing = conversation.isTyping ? `${match.name} is typing` : null;
  const { language } = conversation.talk;
  // What is still to be answered belongs to it.
  const exchange = conversation.isTyping
    ? null
    : lastExchange(conversation.messages, { name: match.name, language });
  return (
    <Dialog
      open
      fullOnPhone
      title={`Chat with ${match.name}`}
      heading={<MatchHeading match={match} />}
      initialFocus={field}
      onClose={onClose}
    >
      <div className={styles.pane}>
        <MessageLog messages={conversation.messages} typing={typing}>
          {(message, isLast) => (
            <MatchMessageRow
              message={message}
              matchName={match.name}
              readReceipts={readReceipts}
              onRehearse={isLast && exchange !== null ? () => onRehearse(exchange) : null}
            />
          )}
        </MessageLog>
        <MatchComposer key={match.id} match={match} conversations={conversations} field={field} />
        <Announcement messages={conversation.messages} author={match.name} typing={typing} />
      </div>
    </Dialog>
  );
}
