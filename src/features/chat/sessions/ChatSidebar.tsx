import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useServices } from '@/services/useServices';
import { Button } from '@/ui/components/Button/Button';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Stack } from '@/ui/layout/Stack';
import type { Outlets } from '../actions/outlets';
import { FindChats } from '../find/FindChats';
import type { Deletion } from './deleteSession';
import { History } from './History';
import { StatsCard } from './StatsCard';
import type { ChatSessions } from './useChatSessions';

export interface ChatSidebarProps {
  readonly chats: ChatSessions;
  readonly onDeleted: (deletion: Deletion) => void;
  readonly outlets: Outlets;
  /** A chat was chosen: the sheet that holds the sidebar can close. */
  readonly onDone?: () => void;
}

export function ChatSidebar({ chats, onDeleted, outlets, onDone }: ChatSidebarProps) {
  const { database } = useServices();
  const open = (id: string) => {
    chats.select(id);
    onDone?.();
  };
  const startNew = async () => {
    onDone?.();
    if (await chats.startNew()) return;
    outlets.say('A new chat could not be started: this device cannot store anything right now');
  };
  return (
    <Stack gap="x4">
      <Button block icon={<Plus size={18} aria-hidden />} onClick={() => void startNew()}>
        New Chat
      </Button>
      <StatsCard database={database} folds={onDone !== undefined} />
      {/* Above the list: what comes in there would move it. */}
      <Link
        to="/read"
        className={buttonClass({ tone: 'ghost', size: 'bar', inText: true })}
        onClick={onDone}
      >
        Read a real chat
      </Link>
      <FindChats chats={chats} onOpen={open}>
        <History chats={chats} onOpen={open} onDeleted={onDeleted} outlets={outlets} />
      </FindChats>
    </Stack>
  );
}
