import { useEffect, useEffectEvent } from 'react';
import type { Mailbox } from '@/domain/mailbox';
import type { Exchange } from '@/domain/rehearsal/exchange';
import type { ChatServices } from '../chatServices';
import type { ChatSessions } from '../sessions/useChatSessions';
import { askCoach } from './askCoach';

export interface RehearsalEvents {
  readonly onAsked: (sessionId: string) => void;
  readonly onFailed: () => void;
}

/** Asks the coach, once, about the exchange that a practice chat has handed over. */
export function useRehearsal(
  services: ChatServices,
  { sessions, active }: ChatSessions,
  asked: Mailbox<Exchange> | undefined,
  { onAsked, onFailed }: RehearsalEvents,
): void {
  // Only then: the stored active session, which is read at the start, would take its place.
  const isReady = sessions !== null && active !== null;
  const ask = useEffectEvent(() => {
    const exchange = active === null ? null : (asked?.take() ?? null);
    if (exchange === null || active === null) return;
    askCoach(services, exchange, active).then(onAsked, onFailed);
  });
  useEffect(() => {
    if (isReady) ask();
  }, [isReady]);
}
