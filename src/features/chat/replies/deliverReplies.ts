import { observe } from '@/data/database/liveQuery';
import { listAwaitingReply } from '@/data/repositories/chat/chatMessages';
import { REPLY_DELAY_MS } from '@/domain/chat/chatMessage';
import type { Services } from '@/services/services';
import { deliverReply } from './deliverReply';

/** A full device, or a coach that could not be loaded on a first visit that lost its network. */
export const RETRY_MS = 5000;

/**
 * Delivers every reply when it is due, those of earlier visits and of other tabs too. It does not
 * end with a screen: who leaves the chat finds the reply on coming back.
 */
export function deliverReplies(
  services: Pick<
    Services,
    'database' | 'health' | 'clock' | 'random' | 'timers' | 'newId' | 'notify'
  >,
): () => void {
  const { database, clock, timers } = services;
  const planned = new Map<string, () => void>();
  const retries = new Map<string, () => void>();

  function deliver(id: string): void {
    deliverReply(services, id)
      .catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the reply stays due and is tried again.
        console.warn('A reply could not be given', error);
        retries.set(
          id,
          timers.after(RETRY_MS, () => plan(id, 0)),
        );
      })
      // A message that was deleted and put back is planned again.
      .finally(() => planned.delete(id));
  }

  function plan(id: string, delay: number): void {
    retries.get(id)?.();
    retries.delete(id);
    const cancel = timers.after(delay, () => deliver(id));
    planned.set(id, cancel);
  }

  const stop = observe(
    () => listAwaitingReply(database),
    (messages) => {
      for (const { id, replyDueAt } of messages) {
        if (replyDueAt === null || planned.has(id)) continue;
        // A clock set back must not keep a reply away.
        plan(id, Math.min(REPLY_DELAY_MS, Math.max(0, replyDueAt.getTime() - clock())));
      }
    },
  );
  return () => {
    stop();
    for (const cancel of [...planned.values(), ...retries.values()]) cancel();
  };
}
