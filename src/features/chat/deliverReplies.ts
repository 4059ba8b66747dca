import { observe } from '@/data/observe';
import { listAwaitingReply } from '@/data/repositories/chatMessages';
import { REPLY_DELAY_MS } from '@/domain/chat/chatMessage';
import type { ChatServices } from './chatServices';
import { deliverReply } from './deliverReply';

/**
 * Delivers every reply when it is due, those of earlier visits and of other tabs too. It does not
 * end with a screen: who leaves the chat finds the reply on coming back.
 */
export function deliverReplies(services: ChatServices): () => void {
  const { database, clock, timers } = services;
  const planned = new Map<string, () => void>();

  function plan(id: string, dueAt: number): void {
    // A clock set back must not keep a reply away.
    const delay = Math.min(REPLY_DELAY_MS, Math.max(0, dueAt - clock()));
    const cancel = timers.after(delay, () => {
      deliverReply(services, id)
        .catch((error: unknown) => {
          // biome-ignore lint/suspicious/noConsole: the reply stays due and comes at the next start.
          console.warn('A reply could not be stored', error);
        })
        // A message that was deleted and put back is planned anew.
        .finally(() => planned.delete(id));
    });
    planned.set(id, cancel);
  }

  const stop = observe(
    () => listAwaitingReply(database),
    (messages) => {
      for (const { id, replyDueAt } of messages) {
        if (replyDueAt !== null && !planned.has(id)) plan(id, replyDueAt.getTime());
      }
    },
  );
  return () => {
    stop();
    for (const cancel of planned.values()) cancel();
  };
}
