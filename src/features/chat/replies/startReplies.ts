import type { Services } from '@/services/services';
import { deliverReplies } from './deliverReplies';

const started = new WeakSet<Services>();

/** Starts the delivery of replies once; it goes on when the chat is left. False where it goes on. */
export function startReplies(services: Services): boolean {
  if (started.has(services)) return false;
  started.add(services);
  deliverReplies(services);
  return true;
}
