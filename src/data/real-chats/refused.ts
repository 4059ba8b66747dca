import type { ReadRefusal } from '@/domain/real-chats/refusals';

/** Ends the reading of a chat with the reason for it. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly reason: ReadRefusal) {
    super(reason);
  }
}
