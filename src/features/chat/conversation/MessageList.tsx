import { memo } from 'react';
import { MessageLog } from '@/ui/components/MessageLog/MessageLog';
import { ChatMessageRow } from './ChatMessageRow';
import type { Conversation } from './useConversation';

export interface MessageListProps {
  readonly conversation: Conversation;
  readonly onSuggestion: (text: string) => void;
  readonly onReading: (id: string) => void;
  readonly onUse: (matchId: string, draft: string) => void;
}

/** Does not render while a person types: nothing of it changes then. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { conversation, onSuggestion, onReading, onUse } = props;
  const { messages, isReplying, loadOlder } = conversation;
  return (
    <MessageLog
      messages={messages}
      typing={isReplying ? 'AI is typing' : null}
      onNearStart={loadOlder}
    >
      {(message, isLast) => (
        <ChatMessageRow
          message={message}
          isLast={isLast}
          onSuggestion={onSuggestion}
          onReading={onReading}
          onUse={onUse}
        />
      )}
    </MessageLog>
  );
});
