import { useLayoutEffect, useRef, useState } from 'react';
import { pinChatSession, renameChatSession } from '@/data/repositories/chat/chatSessions';
import type { ChatSession } from '@/domain/chat/chatSession';
import { useServices } from '@/services/useServices';
import { Button } from '@/ui/components/Button/Button';
import { Heading } from '@/ui/components/Heading/Heading';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { loadable } from '@/ui/loadable';
import { useStableCallback } from '@/ui/state/useStableCallback';
import type { Outlets } from '../actions/outlets';
import { shareChat } from '../actions/shareChat';
import { useGrowingCount } from '../conversation/useGrowingCount';
import { clearSessions } from './clearSessions';
import { type Deletion, deleteSession } from './deleteSession';
import * as styles from './History.css';
import { HistoryEntry } from './HistoryEntry';
import type { ChatSessions } from './useChatSessions';
import { usePreviews } from './usePreviews';

const ClearAllDialog = loadable(() => import('./ClearAllDialog'));
const ChatMenu = loadable(() => import('../actions/ChatMenu'));
const RenameDialog = loadable(() => import('../actions/RenameDialog'));

export interface HistoryProps {
  readonly chats: ChatSessions;
  readonly onOpen: (id: string) => void;
  readonly onDeleted: (deletion: Deletion) => void;
  readonly outlets: Outlets;
}

/** Keeps the focus on a button that moves along with its entry, and loses it by that. */
function useFocusOnMoved(sessions: readonly ChatSession[] | null) {
  const moved = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when they stand in another order.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) moved.current?.focus({ preventScroll: true });
    moved.current = null;
  }, [sessions]);
  return moved;
}

export function History({ chats, onOpen, onDeleted, outlets }: HistoryProps) {
  const services = useServices();
  const { database } = services;
  const { sessions, active, select } = chats;
  const { shown, end } = useGrowingCount(sessions?.length ?? 0);
  const entries = sessions?.slice(0, shown) ?? [];
  const previews = usePreviews(database, entries);
  const list = useRef<HTMLUListElement>(null);
  const [asking, setAsking] = useState(false);
  const [menu, setMenu] = useState<{
    readonly session: ChatSession;
    readonly anchor: HTMLElement;
  } | null>(null);
  const [renaming, setRenaming] = useState<ChatSession | null>(null);
  const moved = useFocusOnMoved(sessions);
  const openMenu = useStableCallback((session: ChatSession, anchor: HTMLElement) =>
    setMenu({ session, anchor }),
  );
  const remove = async (id: string) => {
    // The button that was pressed goes away with its chat.
    list.current?.focus({ preventScroll: true });
    const deletion = await deleteSession(services, id);
    if (id === active?.id) select(deletion.active);
    onDeleted(deletion);
  };
  const openEntry = useStableCallback(onOpen);
  const removeEntry = useStableCallback((id: string) => void remove(id));
  const removeAll = async () => {
    setAsking(false);
    const deletion = await clearSessions(services);
    select(deletion.active);
    onDeleted(deletion);
  };
  return (
    <Stack gap="x2" as="section">
      <Row justify="between" wrap>
        <Heading level={2} size="card" id="history-heading">
          History
        </Heading>
        <div className={styles.clear}>
          <Button tone="ghost" size="bar" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Clear all
          </Button>
        </div>
      </Row>
      <ul ref={list} tabIndex={-1} aria-label="History" className={styles.list}>
        {entries.map((session) => (
          <HistoryEntry
            key={session.id}
            session={session}
            lastWords={previews.get(session.id) ?? ''}
            isActive={session.id === active?.id}
            onOpen={openEntry}
            onDelete={removeEntry}
            isMenuOpen={session.id === menu?.session.id}
            onActions={openMenu}
          />
        ))}
      </ul>
      <div ref={end} />
      {menu !== null && (
        <ChatMenu
          session={menu.session}
          anchor={menu.anchor}
          onRename={() => setRenaming(menu.session)}
          onPin={(isPinned) => {
            moved.current = menu.anchor;
            void pinChatSession(database, menu.session.id, isPinned);
          }}
          onShare={() => void shareChat(database, menu.session, outlets)}
          onClose={() => setMenu(null)}
        />
      )}
      {renaming !== null && (
        <RenameDialog
          title={renaming.title}
          onRename={(typed) => void renameChatSession(database, renaming.id, typed)}
          onClose={() => setRenaming(null)}
        />
      )}
      {asking && (
        <ClearAllDialog onClear={() => void removeAll()} onClose={() => setAsking(false)} />
      )}
    </Stack>
  );
}
