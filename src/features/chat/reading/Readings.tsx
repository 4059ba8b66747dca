import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { ChatMessage } from '@/domain/chat/chatMessage';
import type { ChatSession } from '@/domain/chat/chatSession';
import { loadable } from '@/ui/loadable';

// Radix and the dialogs are needed after a tap only.
const MessageReading = loadable(() => import('./MessageReading'));
const ChatReading = loadable(() => import('./ChatReading'));

/** Whose reading is asked for. */
export type ReadingOf = 'chat' | { readonly messageId: string };

export interface ReadingsProps {
  readonly database: TaalDatabase;
  readonly session: ChatSession;
  /** Null until they are read. */
  readonly messages: readonly ChatMessage[] | null;
  readonly of: ReadingOf | null;
  readonly onClose: () => void;
}

/** The reading that was asked for, of the chat or of one of its messages. */
export function Readings({ database, session, messages, of, onClose }: ReadingsProps) {
  if (of === null) return null;
  if (of === 'chat') {
    return <ChatReading database={database} session={session} onClose={onClose} />;
  }
  const message = messages?.find(({ id }) => id === of.messageId);
  if (message?.sender !== 'user') return null;
  return <MessageReading database={database} message={message} onClose={onClose} />;
}
