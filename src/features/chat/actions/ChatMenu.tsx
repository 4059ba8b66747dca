import { Pencil, Pin, Share } from 'lucide-react';
import type { ChatSession } from '@/domain/chat/chatSession';
import { Menu } from '@/ui/components/Menu/Menu';

export interface ChatMenuProps {
  readonly session: ChatSession;
  readonly anchor: HTMLElement;
  readonly onRename: () => void;
  readonly onPin: (isPinned: boolean) => void;
  readonly onShare: () => void;
  readonly onClose: () => void;
}

/** What can be done with a chat: one menu for all entries of the history. */
export default function ChatMenu(props: ChatMenuProps) {
  const { session, anchor, onRename, onPin, onShare, onClose } = props;
  const isPinned = session.pinned === true;
  return (
    <Menu
      label="Chat actions"
      anchor={anchor}
      items={[
        { label: 'Rename', icon: <Pencil size={18} aria-hidden />, onSelect: onRename },
        {
          label: isPinned ? 'Unpin' : 'Pin',
          icon: <Pin size={18} aria-hidden />,
          onSelect: () => onPin(!isPinned),
        },
        { label: 'Share as text', icon: <Share size={18} aria-hidden />, onSelect: onShare },
      ]}
      onClose={onClose}
    />
  );
}
