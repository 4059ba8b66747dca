import { connectionFrom } from '@/data/backend/connection';
import { checkHealth } from '@/data/backend/health';
import { backendOfBuild } from '@/data/backend/ofBuild';
import { createLastWords } from '@/data/drafts/lastWords';
import { noteLater } from '@/data/ledger/noteLater';
import { recorded } from '@/data/ledger/recorded';
import type { DrainDependencies, DrainEnd } from '@/data/outbox/drain';
import { tryWebLock } from '@/data/outbox/drainLock';
import { isIncognito } from '@/data/outbox/enqueue';
import { createScheduler } from '@/data/outbox/scheduler';
import { systemTimers } from '@/data/timers';
import { createWantedMessage } from '@/domain/chat/wantedMessage';
import { createMailbox } from '@/domain/mailbox';
import type { MatchFilters } from '@/domain/matches/match';
import { createStore } from '@/domain/store';
import { createPageDatabase } from '@/features/data-ownership/storage/pageDatabase';
import { createVisitor } from '@/features/onboarding/visitor';
import type { Services } from '@/services/services';
import { abortTransactionsOnPageHide } from './page/abortTransactionsOnPageHide';
import { notifyWhenHidden } from './page/notifyWhenHidden';
import { pageInstallation } from './page/pageInstallation';
import { pageNotices } from './page/pageNotices';
import { pageUnread } from './page/pageUnread';
import { pageUpdates } from './page/pageUpdates';
import { randomUuid } from './randomUuid';
import { secureRandom } from './secureRandom';

/** What sends is loaded once the backend has answered; where that fails, it is tried again. */
async function loadAndDrain(dependencies: DrainDependencies): Promise<DrainEnd> {
  const { drain } = await import('@/data/outbox/drain');
  return drain(dependencies);
}

async function redrawPhoto(file: Blob) {
  const adding = await import('@/features/profile/photos/adding/redrawPhoto');
  return adding.redrawPhoto(file, systemTimers);
}

export function createServices(events: { readonly onEvicted: () => void }): Services {
  const { database, health } = createPageDatabase();
  abortTransactionsOnPageHide(database);
  const connection = recorded(
    connectionFrom(backendOfBuild, location),
    'page',
    noteLater(database),
  );
  const shared = { clock: () => Date.now(), random: secureRandom, timers: systemTimers };
  const runExclusively = tryWebLock(navigator.locks);
  const unread = pageUnread();
  const notices = pageNotices();
  const scheduler = createScheduler({
    ...shared,
    checkHealth: () => checkHealth(connection),
    isHeld: () => isIncognito(database),
    isVisible: () => document.visibilityState === 'visible',
    drain: () => loadAndDrain({ ...shared, database, connection, runExclusively }),
  });
  return {
    ...shared,
    database,
    health,
    connection,
    scheduler,
    visitor: createVisitor({ ...events, database, mirror: localStorage }),
    unsavedFilters: createStore<MatchFilters | null>(null),
    newId: randomUuid,
    lastWords: createLastWords(localStorage, database),
    redrawPhoto,
    notify: (notice) => {
      unread.replied(notice);
      // A browser can take its permission back: the reply stands in the chat all the same.
      notifyWhenHidden(database, notice, notices.shown).catch(() => {});
    },
    reading: notices.reading,
    updates: pageUpdates(database),
    installation: pageInstallation(),
    onUnread: (total) => unread.setUnread(total),
    wantedMessage: createWantedMessage(),
    matchToOpen: createMailbox(),
    exchangeToAsk: createMailbox(),
    openedBackup: createMailbox(),
    openedChat: createMailbox(),
    sharedPhotos: createMailbox(),
  };
}
