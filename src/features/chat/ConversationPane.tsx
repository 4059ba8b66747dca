import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { type ChatSession, NEW_SESSION_TITLE } from '@/domain/chat/chatSession';
import { Button } from '@/ui/components/Button/Button';
import { Heading } from '@/ui/components/Heading/Heading';
import { Announcement } from '@/ui/components/MessageLog/Announcement';
import { joinClassNames } from '@/ui/joinClassNames';
import { Composer, type ComposerHandle } from './Composer';
import * as styles from './ConversationPane.css';
import type { ChatServices } from './chatServices';
import { EmptyConversation } from './EmptyConversation';
import { MessageList } from './MessageList';
import { messageCountText } from './messageCountText';
import { useConversation } from './useConversation';
import { useStable } from './useStable';

export interface ConversationPaneProps {
  readonly services: ChatServices;
  /** Null until it is known, which is after the first paint. */
  readonly session: ChatSession | null;
  readonly onQueued: () => void;
  readonly onOpenChats: () => void;
}

export function ConversationPane(props: ConversationPaneProps) {
  const { services, session, onQueued, onOpenChats } = props;
  const composer = useRef<ComposerHandle>(null);
  const conversation = useConversation(services.database, session?.id ?? null);
  const isReplying = conversation?.isReplying ?? false;
  const title = session?.title ?? NEW_SESSION_TITLE;
  const count = session?.messageCount ?? 0;
  const untilKnown = session === null ? styles.untilKnown : undefined;
  const isEmpty = conversation === null ? count === 0 : conversation.messages.length === 0;
  const fill = useStable((text: string) => composer.current?.fill(text));
  return (
    <section aria-label={title} aria-busy={session === null} className={styles.pane}>
      <header className={styles.header}>
        <div className={styles.chats}>
          <Button
            tone="quiet"
            size="bar"
            icon={<Menu size={18} aria-hidden />}
            onClick={onOpenChats}
          >
            Chats
          </Button>
        </div>
        <div className={styles.title}>
          <Heading level={1} size="card">
            <span className={untilKnown}>{title}</span>
          </Heading>
        </div>
        <span className={joinClassNames(styles.count, untilKnown)}>{messageCountText(count)}</span>
      </header>
      {/* There from the first, or the composer would jump when the messages are read. */}
      <div className={joinClassNames(styles.conversation, untilKnown)}>
        {isEmpty && <EmptyConversation onSuggestion={fill} />}
        {conversation !== null && !isEmpty && (
          <MessageList conversation={conversation} onSuggestion={fill} />
        )}
      </div>
      <Announcement
        messages={conversation?.messages ?? null}
        author="Taal"
        typing={isReplying ? 'AI is typing' : null}
      />
      <Composer
        ref={composer}
        services={services}
        session={session}
        isReplying={isReplying}
        onQueued={onQueued}
      />
    </section>
  );
}
