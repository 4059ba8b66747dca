import type { ChatServices } from '../chatServices';
import { deliverReplies } from './deliverReplies';

const started = new WeakSet<ChatServices>();

/** Starts the delivery of replies once; it goes on when the chat is left. False where it goes on. */
export function startReplies(services: ChatServices): boolean {
  if (started.has(services)) return false;
  started.add(services);
  deliverReplies(services);
  return true;
}
