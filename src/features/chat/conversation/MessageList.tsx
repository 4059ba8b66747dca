import { memo } from 'react';
import { followLongPress } from '@/ui/components/Menu/followLongPress';
import { MessageLog } from '@/ui/components/MessageLog/MessageLog';
import type { WantedRow } from '@/ui/components/MessageLog/useWantedRow';
import { ChatMessageRow } from './ChatMessageRow';
import * as styles from './MessageList.css';
import type { Conversation } from './useConversation';

export interface MessageListProps {
  readonly conversation: Conversation;
  readonly wanted: WantedRow;
  readonly onSuggestion: (text: string) => void;
  readonly onReading: (id: string) => void;
  readonly onUse: (matchId: string, draft: string) => void;
  /** The message whose menu is open. */
  readonly menuOf: string | null;
  readonly onActions: (id: string, anchor: HTMLElement) => void;
}

/** A finger that rests on a message opens the menu that its button opens. */
function openByFinger(area: HTMLElement | null) {
  if (area === null) return;
  return followLongPress(area, (target) => {
    const button = target.closest('[data-row]')?.querySelector('[aria-haspopup=menu]');
    if (button instanceof HTMLElement) button.click();
  });
}

/** Does not render while a person types: nothing of it changes then. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { conversation, wanted, onSuggestion, onReading, onUse, menuOf, onActions } = props;
  const { messages, isReplying, loadOlder } = conversation;
  return (
    <div ref={openByFinger} className={styles.pressable}>
      <MessageLog
        messages={messages}
        typing={isReplying ? 'AI is typing' : null}
        onNearStart={loadOlder}
        wanted={wanted}
      >
        {(message, isLast) => (
          <ChatMessageRow
            message={message}
            isLast={isLast}
            onSuggestion={onSuggestion}
            onReading={onReading}
            onUse={onUse}
            isMenuOpen={message.id === menuOf}
            onActions={onActions}
          />
        )}
      </MessageLog>
    </div>
  );
});
