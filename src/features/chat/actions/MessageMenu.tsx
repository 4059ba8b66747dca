import { Copy, Trash2 } from 'lucide-react';
import { type DeletedMessage, deleteMessage } from '@/data/repositories/chat/deletedMessages';
import type { ChatMessage } from '@/domain/chat/chatMessage';
import { useServices } from '@/services/useServices';
import { Menu } from '@/ui/components/Menu/Menu';
import { copyOut } from './copyOut';
import type { Outlets } from './outlets';

export interface MessageMenuProps {
  readonly message: ChatMessage;
  readonly anchor: HTMLElement;
  readonly outlets: Outlets;
  readonly onDeleted: (deleted: DeletedMessage) => void;
  readonly onClose: () => void;
}

/** What can be done with a message: one menu for all of them. */
export default function MessageMenu(props: MessageMenuProps) {
  const { message, anchor, outlets, onDeleted, onClose } = props;
  const { database } = useServices();
  const remove = async () => {
    const deleted = await deleteMessage(database, message.id);
    if (deleted !== null) onDeleted(deleted);
  };
  return (
    <Menu
      label="Message actions"
      anchor={anchor}
      items={[
        {
          label: 'Copy',
          icon: <Copy size={18} aria-hidden />,
          onSelect: () => void copyOut(message.text, outlets),
        },
        {
          label: 'Delete message',
          icon: <Trash2 size={18} aria-hidden />,
          tone: 'danger',
          onSelect: () => void remove(),
        },
      ]}
      onClose={onClose}
    />
  );
}
