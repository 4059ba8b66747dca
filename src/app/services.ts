import { connectionFrom } from '@/data/backend/connection';
import { checkHealth } from '@/data/backend/health';
import type { Connection } from '@/data/backend/request';
import type { TaalDatabase } from '@/data/database';
import type { DrainDependencies, DrainEnd } from '@/data/outbox/drain';
import { isIncognito } from '@/data/outbox/enqueue';
import { webLock } from '@/data/outbox/exclusive';
import { createScheduler, type Scheduler } from '@/data/outbox/scheduler';
import { systemTimers, type Timers } from '@/data/timers';
import type { NoticeTarget, ReplyNotice } from '@/domain/chat/replyNotice';
import type { Clock } from '@/domain/clock';
import { createMailbox, type Mailbox } from '@/domain/mailbox';
import type { Random } from '@/domain/random';
import { localStorageOrNull } from '@/features/data-ownership/storage/localStorageOrNull';
import type { Installation } from '@/features/install-and-update/installation';
import type { Updates } from '@/features/install-and-update/updates';
import { freeStorageOnLeaving } from './freeStorageOnLeaving';
import { notifyWhenHidden } from './notifyWhenHidden';
import { createPageDatabase } from './pageDatabase';
import { pageInstallation } from './pageInstallation';
import { pageNotices } from './pageNotices';
import { pageUnread } from './pageUnread';
import { pageUpdates } from './pageUpdates';
import { randomUuid } from './randomUuid';
import { createVisitor, type Visitor } from './visitor';

/** Everything that reaches outside the app; made once, handed to the screens by the routes. */
export interface Services {
  readonly database: TaalDatabase;
  readonly connection: Connection;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
  readonly random: Random;
  readonly timers: Timers;
  readonly visitor: Visitor;
  readonly newId: () => string;
  readonly notify: (notice: ReplyNotice) => void;
  /** Told which conversation is on the screen, until the returned function is called. */
  readonly reading: (target: NoticeTarget) => () => void;
  readonly updates: Updates;
  readonly installation: Installation;
  /** Told how many messages of matches wait to be read. */
  readonly onUnread: (total: number) => void;
  /** The match whose chat a notification asked for. */
  readonly matchToOpen: Mailbox<string>;
  /** The backup file that the system asked Taal to open. */
  readonly openedBackup: Mailbox<File>;
}

/** What sends is loaded once the backend has answered; where that fails, it is tried again. */
async function loadAndDrain(dependencies: DrainDependencies): Promise<DrainEnd> {
  const { drain } = await import('@/data/outbox/drain');
  return drain(dependencies);
}

export function createServices(events: { readonly onEvicted: () => void }): Services {
  const database = createPageDatabase();
  freeStorageOnLeaving(database);
  const connection = connectionFrom(import.meta.env, location);
  const shared = { clock: Date.now, random: Math.random, timers: systemTimers };
  const runExclusively = webLock(navigator.locks);
  const unread = pageUnread();
  const notices = pageNotices();
  const scheduler = createScheduler({
    ...shared,
    checkHealth: () => checkHealth(connection),
    isHeld: () => isIncognito(database),
    drain: (occasion) =>
      loadAndDrain({ ...shared, database, connection, runExclusively, occasion }),
  });
  return {
    ...shared,
    database,
    connection,
    scheduler,
    visitor: createVisitor({ ...events, database, mirror: localStorageOrNull() }),
    newId: randomUuid,
    notify: (notice) => {
      unread.replied(notice);
      // A browser can take its permission back: the reply stands in the chat all the same.
      notifyWhenHidden(database, notice, notices.shown).catch(() => {});
    },
    reading: notices.reading,
    updates: pageUpdates(database),
    installation: pageInstallation(),
    onUnread: (total) => unread.setUnread(total),
    matchToOpen: createMailbox(),
    openedBackup: createMailbox(),
  };
}
