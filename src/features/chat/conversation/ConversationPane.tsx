import { Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import type { DeletedMessage } from '@/data/repositories/chat/deletedMessages';
import { type ChatSession, NEW_SESSION_TITLE } from '@/domain/chat/chatSession';
import { useServices } from '@/services/useServices';
import { Button } from '@/ui/components/Button/Button';
import { Heading } from '@/ui/components/Heading/Heading';
import { Announcement } from '@/ui/components/MessageLog/Announcement';
import { joinClassNames } from '@/ui/joinClassNames';
import { loadable } from '@/ui/loadable';
import { useStableCallback } from '@/ui/state/useStableCallback';
import type { Outlets } from '../actions/outlets';
import { Composer, type ComposerHandle } from '../composer/Composer';
import { type ReadingOf, Readings } from '../reading/Readings';
import * as styles from './ConversationPane.css';
import { EmptyConversation } from './EmptyConversation';
import { MessageCount } from './MessageCount';
import { MessageList } from './MessageList';
import { useConversation } from './useConversation';
import { useReading } from './useReading';
import { useWantedMessage } from './useWantedMessage';

const MessageMenu = loadable(() => import('../actions/MessageMenu'));

export interface ConversationPaneProps {
  /** Null until it is known, which is after the first paint. */
  readonly session: ChatSession | null;
  readonly onSent: () => void;
  readonly onOpenChats: () => void;
  readonly onDeleted: (deleted: DeletedMessage) => void;
  readonly outlets: Outlets;
  readonly onUse: (matchId: string, draft: string) => void;
}

export function ConversationPane(props: ConversationPaneProps) {
  const { session, onSent, onOpenChats } = props;
  const { database } = useServices();
  const use = useStableCallback(props.onUse);
  const composer = useRef<ComposerHandle>(null);
  const wanted = useWantedMessage(session?.id ?? null);
  const conversation = useConversation(database, session?.id ?? null, wanted);
  useReading(session?.id ?? null);
  const isReplying = conversation?.isReplying ?? false;
  const title = session?.title ?? NEW_SESSION_TITLE;
  const count = session?.messageCount ?? 0;
  const untilKnown = session === null ? styles.untilKnown : undefined;
  const isEmpty = conversation === null ? count === 0 : conversation.messages.length === 0;
  const [readingOf, setReadingOf] = useState<ReadingOf | null>(null);
  const readMessage = useStableCallback((messageId: string) => setReadingOf({ messageId }));
  const [menu, setMenu] = useState<{ readonly id: string; readonly anchor: HTMLElement } | null>(
    null,
  );
  const openMenu = useStableCallback((id: string, anchor: HTMLElement) => setMenu({ id, anchor }));
  const chosen = conversation?.messages.find(({ id }) => id === menu?.id);
  const fill = useStableCallback((text: string) => composer.current?.fill(text));
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
          {/* Where it is cut off, its beginning stays in sight. */}
          <Heading level={1} size="card" dir="auto">
            <span className={untilKnown}>{title}</span>
          </Heading>
        </div>
        <div className={joinClassNames(styles.count, untilKnown)}>
          <MessageCount count={count} onReading={() => setReadingOf('chat')} />
        </div>
      </header>
      {/* There from the first, or the composer would jump when the messages are read. */}
      <div className={joinClassNames(styles.conversation, untilKnown)}>
        {isEmpty && <EmptyConversation onSuggestion={fill} />}
        {conversation !== null && !isEmpty && (
          <MessageList
            conversation={conversation}
            wanted={wanted}
            onSuggestion={fill}
            onReading={readMessage}
            onUse={use}
            menuOf={menu?.id ?? null}
            onActions={openMenu}
          />
        )}
      </div>
      {menu !== null && chosen !== undefined && (
        <MessageMenu
          message={chosen}
          anchor={menu.anchor}
          outlets={props.outlets}
          onDeleted={props.onDeleted}
          onClose={() => setMenu(null)}
        />
      )}
      <Announcement
        messages={conversation?.messages ?? null}
        author="Taal"
        typing={isReplying ? 'AI is typing' : null}
      />
      <Composer ref={composer} session={session} isReplying={isReplying} onSent={onSent} />
      {session !== null && (
        <Readings
          database={database}
          session={session}
          messages={conversation?.messages ?? null}
          of={readingOf}
          onClose={() => setReadingOf(null)}
        />
      )}
    </section>
  );
}
