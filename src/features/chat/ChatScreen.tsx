import { useState } from 'react';
import { useServices } from '@/services/useServices';
import { ToastRegion } from '@/ui/components/Toast/ToastRegion';
import { loadable } from '@/ui/loadable';
import * as styles from './ChatScreen.css';
import { addToMatchDraft } from './conversation/addToMatchDraft';
import { ConversationPane } from './conversation/ConversationPane';
import { useRehearsal } from './rehearsal/useRehearsal';
import { useReplies } from './replies/useReplies';
import { ChatSidebar } from './sessions/ChatSidebar';
import { useChatSessions } from './sessions/useChatSessions';
import { useConversationKey } from './sessions/useConversationKey';
import { type AskedFor, useSessionFromUrl } from './sessions/useSessionFromUrl';
import { useUndo } from './sessions/useUndo';

// Radix and the sheet are needed on small screens only, after the first tap.
const ChatsSheet = loadable(() => import('./sessions/ChatsSheet'));
const TextToCopy = loadable(() => import('./actions/TextToCopy'));

export interface ChatScreenProps {
  /** Called after each message that was sent. */
  readonly onSent: () => void;
  /** The session, and the message of it, that the address asks for. */
  readonly wanted: AskedFor;
  /** The session asked for is shown, or there is none. */
  readonly onRequestHandled?: () => void;
  /** A text for a match stands in its composer now, and its chat should be shown. */
  readonly onUse: (matchId: string) => void;
}

export function ChatScreen(props: ChatScreenProps) {
  const { onSent, wanted, onRequestHandled, onUse } = props;
  const { database } = useServices();
  const [sheetOpen, setSheetOpen] = useState(false);
  const chats = useChatSessions();
  useSessionFromUrl(chats, wanted, onRequestHandled);
  const undo = useUndo(chats.select);
  const [toCopy, setToCopy] = useState<string | null>(null);
  const outlets = { say: undo.say, show: setToCopy };
  useRehearsal(chats, {
    onAsked: (id) => {
      chats.select(id);
      onSent();
    },
    onFailed: () =>
      undo.say('The coach could not be asked: this device cannot store anything right now'),
  });
  useReplies();
  const paneKey = useConversationKey(chats.active?.id ?? null);
  return (
    <div className={styles.screen}>
      <aside aria-label="Chats" className={styles.sidebar}>
        <ChatSidebar chats={chats} onDeleted={undo.offer} outlets={outlets} />
      </aside>
      <div className={styles.paneArea}>
        <ConversationPane
          key={paneKey}
          session={chats.active}
          onSent={onSent}
          onOpenChats={() => setSheetOpen(true)}
          onDeleted={undo.offerMessage}
          outlets={outlets}
          onUse={(matchId, draft) => {
            void addToMatchDraft(database, matchId, draft).then(() => onUse(matchId));
          }}
        />
      </div>
      {sheetOpen && (
        <ChatsSheet onClose={() => setSheetOpen(false)}>
          <ChatSidebar
            chats={chats}
            onDeleted={undo.offer}
            outlets={outlets}
            onDone={() => setSheetOpen(false)}
          />
        </ChatsSheet>
      )}
      {toCopy !== null && <TextToCopy text={toCopy} onClose={() => setToCopy(null)} />}
      <ToastRegion toasts={undo.toasts} onDismiss={undo.dismiss} />
    </div>
  );
}
