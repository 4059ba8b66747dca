import { Copy, Trash2 } from 'lucide-react';
import { type DeletedMessage, deleteMessage } from '@/data/repositories/chat/deletedMessages';
import type { ChatMessage } from '@/domain/chat/chatMessage';
import { Menu } from '@/ui/components/Menu/Menu';
import type { ChatServices } from '../chatServices';
import { copyOut } from './copyOut';
import type { Outlets } from './outlets';

export interface MessageMenuProps {
  readonly services: ChatServices;
  readonly message: ChatMessage;
  readonly anchor: HTMLElement;
  readonly outlets: Outlets;
  readonly onDeleted: (deleted: DeletedMessage) => void;
  readonly onClose: () => void;
}

/** What can be done with a message: one menu for all of them. */
export default function MessageMenu(props: MessageMenuProps) {
  const { services, message, anchor, outlets, onDeleted, onClose } = props;
  const remove = async () => {
    const deleted = await deleteMessage(services.database, message.id);
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
