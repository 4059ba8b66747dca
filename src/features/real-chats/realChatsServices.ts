import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { OpenedChat } from '@/data/sharing/pendingShare';
import type { Timers } from '@/data/timers';
import type { Clock } from '@/domain/clock';
import type { Mailbox } from '@/domain/mailbox';

/** What the reading of real chats needs from outside. */
export interface RealChatsServices {
  readonly database: TaalDatabase;
  readonly clock: Clock;
  readonly timers: Timers;
  /** The exported chat that was shared and taken, or that the system asked Taal to open. */
  readonly openedChat: Mailbox<OpenedChat>;
}
