import type { Connection } from '@/data/backend/request';
import type { ObservableHealth } from '@/data/database/health';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { LastWords } from '@/data/drafts/lastWords';
import type { Scheduler } from '@/data/outbox/scheduler';
import type { OpenedChat } from '@/data/sharing/pendingShare';
import type { Timers } from '@/data/timers';
import type { NoticeTarget, ReplyNotice } from '@/domain/chat/replyNotice';
import type { WantedMessageStore } from '@/domain/chat/wantedMessage';
import type { Clock } from '@/domain/clock';
import type { Mailbox } from '@/domain/mailbox';
import type { MatchFilters } from '@/domain/matches/match';
import type { Random } from '@/domain/random';
import type { Exchange } from '@/domain/rehearsal/exchange';
import type { Store } from '@/domain/store';
import type { Installation } from './installation';
import type { Updates } from './updates';
import type { Visitor } from './visitor';

/** Everything that reaches outside the app; made once, components ask `useServices()`. */
export interface Services {
  readonly database: TaalDatabase;
  /** How the storage under the database does. */
  readonly health: ObservableHealth;
  readonly connection: Connection;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
  readonly random: Random;
  readonly timers: Timers;
  readonly visitor: Visitor;
  /** The chosen filters of Matches, as long as the device has not stored them. */
  readonly unsavedFilters: Store<MatchFilters | null>;
  readonly newId: () => string;
  readonly lastWords: LastWords;
  /** A picture as an added photo is stored; null where it would be refused. */
  readonly redrawPhoto: (
    file: Blob,
  ) => Promise<{ readonly blob: Blob; readonly width: number; readonly height: number } | null>;
  /** Tells of a reply, should nobody be looking; one tag for each conversation. */
  readonly notify: (notice: ReplyNotice) => void;
  /** Told which conversation is on the screen, until the returned function is called. */
  readonly reading: (target: NoticeTarget) => () => void;
  readonly updates: Updates;
  readonly installation: Installation;
  /** Told how many messages of matches wait to be read. */
  readonly onUnread: (total: number) => void;
  /** The message that was looked for, and that its chat goes to. */
  readonly wantedMessage: WantedMessageStore;
  /** The match whose chat a notification asked for. */
  readonly matchToOpen: Mailbox<string>;
  /** What of a practice chat the coach is asked about. */
  readonly exchangeToAsk: Mailbox<Exchange>;
  /** The backup file that the system asked Taal to open. */
  readonly openedBackup: Mailbox<File>;
  /** The exported chat that was shared and taken, or that the system asked Taal to open. */
  readonly openedChat: Mailbox<OpenedChat>;
  /** Shared pictures that the person wants among the photos. */
  readonly sharedPhotos: Mailbox<readonly File[]>;
}
