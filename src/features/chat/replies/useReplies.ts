import { useEffect } from 'react';
import type { ChatServices } from '../chatServices';
import { deliverReplies } from './deliverReplies';
import { loadCoach } from './loadCoach';

/** So long after the chat was opened the coach is loaded, at hand before the first reply is due. */
const LOAD_COACH_AFTER_MS = 1000;

const started = new WeakSet<ChatServices>();

/** Starts the delivery of replies once; it goes on when the chat is left. */
export function useReplies(services: ChatServices): void {
  useEffect(() => {
    if (started.has(services)) return;
    started.add(services);
    deliverReplies(services);
    // Where this fails, the first reply tries again.
    services.timers.after(LOAD_COACH_AFTER_MS, () => void loadCoach().catch(() => {}));
  }, [services]);
}
