import { useEffect } from 'react';
import { useServices } from '@/services/useServices';
import { loadCoach } from './loadCoach';
import { startReplies } from './startReplies';

/** So long after the chat was opened the coach is loaded, at hand before the first reply is due. */
const LOAD_COACH_AFTER_MS = 1000;

/** Starts the delivery of replies, and loads the coach before the first one. */
export function useReplies(): void {
  const services = useServices();
  useEffect(() => {
    if (!startReplies(services)) return;
    // Where this fails, the first reply tries again.
    services.timers.after(LOAD_COACH_AFTER_MS, () => void loadCoach().catch(() => {}));
  }, [services]);
}
