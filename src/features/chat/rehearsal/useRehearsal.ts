import { useEffect, useEffectEvent } from 'react';
import { useServices } from '@/services/useServices';
import type { ChatSessions } from '../sessions/useChatSessions';
import { askCoach } from './askCoach';

export interface RehearsalEvents {
  readonly onAsked: (sessionId: string) => void;
  readonly onFailed: () => void;
}

/** Asks the coach, once, about the exchange that a practice chat has handed over. */
export function useRehearsal(
  { sessions, active }: ChatSessions,
  { onAsked, onFailed }: RehearsalEvents,
): void {
  const services = useServices();
  // Only then: the stored active session, which is read at the start, would take its place.
  const isReady = sessions !== null && active !== null;
  const ask = useEffectEvent(() => {
    const exchange = active === null ? null : services.exchangeToAsk.take();
    if (exchange === null || active === null) return;
    askCoach(services, exchange, active).then(onAsked, onFailed);
  });
  useEffect(() => {
    if (isReady) ask();
  }, [isReady]);
}
