import { useEffect } from 'react';
import type { ChatServices } from './chatServices';
import { deliverReplies } from './deliverReplies';

const started = new WeakSet<ChatServices>();

/** Starts the delivery of replies once; it goes on when the chat is left. */
export function useReplies(services: ChatServices): void {
  useEffect(() => {
    if (started.has(services)) return;
    started.add(services);
    deliverReplies(services);
  }, [services]);
}
