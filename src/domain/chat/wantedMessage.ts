import { createStore, type Store } from '../store';

/** A message that was looked for, and that its conversation goes to. */
export interface WantedMessage {
  readonly sessionId: string;
  readonly messageId: string;
}

/** The conversation goes there as soon as it is shown, and takes it away. */
export type WantedMessageStore = Store<WantedMessage | null>;

/** No message is wanted. */
export function createWantedMessage(): WantedMessageStore {
  return createStore<WantedMessage | null>(null);
}
