import { observableHealth } from '@/data/database/health';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { createScheduler } from '@/data/outbox/scheduler';
import { systemTimers } from '@/data/timers';
import { createWantedMessage } from '@/domain/chat/wantedMessage';
import { createMailbox } from '@/domain/mailbox';
import type { MatchFilters } from '@/domain/matches/match';
import { createStore } from '@/domain/store';
import { NO_INSTALL } from '@/features/install-and-update/installation';
import { createUpdates } from '@/features/install-and-update/updates';
import type { Services } from '@/services/services';

function notWhileRendering(): never {
  throw new Error('A first render asked for something that only a device has');
}

/** Services for the first render at build time, where there is no storage and no network. */
export function servicesWithoutDevice(): Services {
  const shared = { clock: () => 0, random: notWhileRendering, timers: systemTimers };
  return {
    ...shared,
    database: new TaalDatabase(),
    health: observableHealth(),
    connection: {
      baseUrl: '',
      sendsIdempotencyKey: false,
      fetch: notWhileRendering,
      clock: shared.clock,
      timers: shared.timers,
    },
    scheduler: createScheduler({
      ...shared,
      checkHealth: notWhileRendering,
      drain: notWhileRendering,
      isVisible: () => false,
      isHeld: notWhileRendering,
    }),
    visitor: {
      hasCompletedOnboarding: () => true,
      completeOnboarding: notWhileRendering,
      isMistakenForNew: notWhileRendering,
    },
    unsavedFilters: createStore<MatchFilters | null>(null),
    newId: notWhileRendering,
    lastWords: {
      keep: notWhileRendering,
      forget: notWhileRendering,
      store: notWhileRendering,
    },
    redrawPhoto: notWhileRendering,
    notify: notWhileRendering,
    reading: notWhileRendering,
    onUnread: notWhileRendering,
    wantedMessage: createWantedMessage(),
    matchToOpen: createMailbox(),
    exchangeToAsk: createMailbox(),
    openedBackup: createMailbox(),
    openedChat: createMailbox(),
    sharedPhotos: createMailbox(),
    installation: {
      state: createStore(NO_INSTALL),
      isStandalone: false,
      install: notWhileRendering,
      closeSheet: notWhileRendering,
    },
    updates: createUpdates({
      ...shared,
      controller: () => null,
      removeStuckWorker: notWhileRendering,
      reload: notWhileRendering,
    }),
  };
}
