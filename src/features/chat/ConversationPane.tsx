import { Menu } from 'lucide-react';
import { useRef } from 'react';
import type { ChatSession } from '@/domain/chat/chatSession';
import { Button } from '@/ui/components/Button/Button';
import { Heading } from '@/ui/components/Heading/Heading';
import { Announcement } from '@/ui/components/MessageLog/Announcement';

import { Composer } from './Composer';
import * as styles from './ConversationPane.css';
import type { ChatServices } from './chatServices';
import { EmptyConversation } from './EmptyConversation';
import { MessageList } from './MessageList';
import { messageCountText } from './messageCountText';
import { useComposer } from './useComposer';
import { useConversation } from './useConversation';

export interface ConversationPaneProps {
  readonly services: ChatServices;
  readonly session: ChatSession;
  readonly onQueued: () => void;
  readonly onOpenChats: () => void;
}

export function ConversationPane(props: ConversationPaneProps) {
  const { services, session, onQueued, onOpenChats } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const conversation = useConversation(services.database, session.id);
  const isReplying = conversation?.isReplying ?? false;
  const composer = useComposer(services, session, { isReplying, onQueued });
  const fill = (text: string) => {
    composer.fill(text);
    field.current?.focus();
  };
  return (
    <section aria-label={session.title} className={styles.pane}>
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
            {session.title}
          </Heading>
        </div>
        <span className={styles.count}>{messageCountText(session.messageCount)}</span>
      </header>
      {/* There from the first, or the composer would jump when the messages are read. */}
      <div className={styles.conversation}>
        {conversation !== null &&
          (conversation.messages.length === 0 ? (
            <EmptyConversation onSuggestion={fill} />
          ) : (
            <MessageList conversation={conversation} onSuggestion={fill} />
          ))}
      </div>
      <Announcement messages={conversation?.messages ?? null} author="Taal" />
      <Composer composer={composer} clock={services.clock} field={field} />
    </section>
  );
}
