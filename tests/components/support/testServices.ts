import { onTestFinished, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { checkHealth } from '@/data/backend/health';
import { observableHealth } from '@/data/database/health';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { createLastWords } from '@/data/drafts/lastWords';
import { noteLater } from '@/data/ledger/noteLater';
import { recorded } from '@/data/ledger/recorded';
import { drain } from '@/data/outbox/drain';
import { tryWebLock } from '@/data/outbox/drainLock';
import { isIncognito } from '@/data/outbox/enqueue';
import { createScheduler } from '@/data/outbox/scheduler';
import { systemTimers, type Timers } from '@/data/timers';
import type { ReplyNotice } from '@/domain/chat/replyNotice';
import { createWantedMessage } from '@/domain/chat/wantedMessage';
import { createMailbox } from '@/domain/mailbox';
import type { MatchFilters } from '@/domain/matches/match';
import { seededRandom } from '@/domain/seededRandom';
import { createStore } from '@/domain/store';
import { NO_INSTALL } from '@/features/install-and-update/installation';
import { createUpdates } from '@/features/install-and-update/updates';
import { redrawPhoto } from '@/features/profile/photos/adding/redrawPhoto';
import type { Services } from '@/services/services';
import { type ManualTime, manualTime } from '../../support/fakes/manualTime.ts';
import { memoryPlace } from '../../support/fakes/memoryPlace.ts';
import { type BackendInProcess, backendInProcess } from './backendInProcess.ts';

export interface TestServices {
  readonly services: Services;
  readonly database: TaalDatabase;
  /** The wall clock and the timers of everything; they move only when the test says so. */
  readonly time: ManualTime;
  readonly backend: BackendInProcess;
  /** What was to be told by a notification. */
  readonly notices: readonly ReplyNotice[];
  /** Ends what goes on in the background, as a page does that is left. */
  leave(): Promise<void>;
}

/** What outlives a page. */
interface Device {
  readonly name: string;
  readonly time: ManualTime;
  readonly backend: BackendInProcess;
}

let made = 0;

/** Without the words on the console that Dexie has for a deletion that waits for a transaction. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
}

/** The timers of one page: what is planned there goes with it. */
function timersOfPage({ after }: Timers): { readonly timers: Timers; stop(): void } {
  const planned = new Set<() => void>();
  let isLeft = false;
  return {
    timers: {
      after(milliseconds, task) {
        if (isLeft) return () => {};
        const cancel = after(milliseconds, () => {
          planned.delete(cancel);
          task();
        });
        planned.add(cancel);
        return cancel;
      },
    },
    stop() {
      isLeft = true;
      for (const cancel of planned) cancel();
    },
  };
}

function servicesOn(device: Device, overrides: Partial<Services>): TestServices {
  const { name, time, backend } = device;
  const { clock } = time;
  const { timers, stop } = timersOfPage(time.timers);
  const database = overrides.database ?? new TaalDatabase(name);
  const connection =
    overrides.connection ?? recorded(backend.connection, 'page', noteLater(database));
  const random = seededRandom('components');
  const shared = { clock, timers, random };
  // The browser's own lock would outlive a test that ends in the middle of sending.
  const runExclusively = tryWebLock(undefined);
  const scheduler = createScheduler({
    ...shared,
    checkHealth: () => checkHealth(connection),
    isHeld: () => isIncognito(database),
    // No quiet check comes between what a test turns the clock for.
    isVisible: () => false,
    drain: () => drain({ ...shared, database, connection, runExclusively }),
  });
  const notices: ReplyNotice[] = [];
  const leave = async () => {
    stop();
    scheduler.stop();
    backend.dropUnanswered();
    // A stopped scheduler begins nothing; this waits for what it is at.
    await scheduler.check();
    database.close({ disableAutoOpen: true });
  };
  onTestFinished(leave);
  const services: Services = {
    ...shared,
    database,
    health: observableHealth(),
    connection,
    scheduler,
    visitor: {
      hasCompletedOnboarding: () => true,
      completeOnboarding: async () => {},
      isMistakenForNew: async () => false,
    },
    unsavedFilters: createStore<MatchFilters | null>(null),
    newId: () => crypto.randomUUID(),
    lastWords: createLastWords(memoryPlace(), database),
    redrawPhoto: (file) => redrawPhoto(file, systemTimers),
    notify: (notice) => void notices.push(notice),
    reading: () => () => {},
    onUnread: () => {},
    wantedMessage: createWantedMessage(),
    matchToOpen: createMailbox(),
    exchangeToAsk: createMailbox(),
    openedBackup: createMailbox(),
    openedChat: createMailbox(),
    sharedPhotos: createMailbox(),
    installation: {
      state: createStore(NO_INSTALL),
      isStandalone: false,
      install: async () => 'shown',
      closeSheet: () => {},
    },
    updates: createUpdates({
      clock,
      timers,
      controller: () => null,
      removeStuckWorker: async () => {},
      reload: () => {},
    }),
    ...overrides,
  };
  return { services, database, time, backend, notices, leave };
}

/**
 * All services, made by hand: a database of the test's own in the browser's IndexedDB, deleted after
 * the test; a clock that the test turns; chance from a seed; the reference backend in this process.
 */
export function testServices(overrides: Partial<Services> = {}): TestServices {
  const time = manualTime();
  // What asks no service for the time, such as the words "Today" and "Yesterday", follows it too.
  const now = vi.spyOn(Date, 'now').mockImplementation(time.clock);
  made += 1;
  const name = `taal-test-${made}-${Math.random()}`;
  onTestFinished(async () => {
    // Vitest tells by the time that the next file needs the setup file again.
    now.mockRestore();
    await deleteDatabase(name);
  });
  return servicesOn({ name, time, backend: backendInProcess(time) }, overrides);
}

/** What a reload leaves: nothing on the screen, new services, and the same device and backend. */
export async function afterReload(before: TestServices): Promise<TestServices> {
  await cleanup();
  await before.leave();
  return servicesOn({ ...before, name: before.database.name }, {});
}
