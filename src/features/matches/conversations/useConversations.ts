import { useSyncExternalStore } from 'react';
import type { Conversation } from './conversation';
import type { Conversations } from './conversations';

function useConversations<Value>(conversations: Conversations, read: () => Value): Value {
  // At build time, where first screens are written, nothing was said yet either.
  return useSyncExternalStore(conversations.subscribe, read, read);
}

/** The conversation with a match, as it is now. */
export function useConversation(conversations: Conversations, matchId: string): Conversation {
  return useConversations(conversations, () => conversations.conversation(matchId));
}

/** How many messages of a match wait to be read. */
export function useUnread(conversations: Conversations, matchId: string): number {
  return useConversations(conversations, () => conversations.unread(matchId));
}
