import { type DeletedMessage, restoreMessage } from '@/data/repositories/chat/deletedMessages';
import { useServices } from '@/services/useServices';
import { type Toasts, useToasts } from '@/ui/components/Toast/useToasts';
import type { Deletion } from './deleteSession';
import { undoDeletion } from './undoDeletion';

export interface Undo extends Pick<Toasts, 'toasts' | 'dismiss'> {
  /** Offers to take a deletion back. */
  readonly offer: (deletion: Deletion) => void;
  /** The same for a message. */
  readonly offerMessage: (deleted: DeletedMessage) => void;
  /** Says what was done, where nothing is to be taken back. */
  readonly say: (text: string) => void;
}

/** Deletions of this visit that can still be taken back, each for as long as its notice shows. */
export function useUndo(onRestored: (sessionId: string) => void): Undo {
  const services = useServices();
  const { toasts, show, dismiss } = useToasts(services);
  return {
    toasts,
    dismiss,
    offer(deletion) {
      const { messages, drafts } = deletion.deleted;
      if (messages.length === 0 && drafts.length === 0) return;
      const count = deletion.deleted.sessions.length;
      const undo = () =>
        void undoDeletion(services, deletion).then((id) => {
          if (id !== null) onRestored(id);
        });
      const text = count === 1 ? 'Chat deleted' : `${count} chats deleted`;
      const restores = deletion.deleted.sessions.at(-1)?.id;
      const action = { label: 'Undo', onAction: undo, restores };
      show({ text, action });
    },
    offerMessage(deleted) {
      const undo = () => void restoreMessage(services.database, deleted);
      const action = { label: 'Undo', onAction: undo, restores: deleted.messages[0]?.id };
      show({ text: 'Message deleted', action });
    },
    say: (text) => show({ text }),
  };
}
