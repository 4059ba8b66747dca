import type { ObservableHealth } from '@/data/database/health';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { LastWords } from '@/data/drafts/lastWords';
import { createGenerativeAi, type GenerativeAi } from '@/data/generative-ai/generativeAi';
import { generativeAiOfBuild } from '@/data/generative-ai/ofBuild';
import { noteLater } from '@/data/ledger/noteLater';
import { callNoter } from '@/data/ledger/recorded';
import { addPractisedOpener } from '@/data/repositories/values/practisedOpeners';
import type { Timers } from '@/data/timers';
import type { NoticeTarget, ReplyNotice } from '@/domain/chat/replyNotice';
import type { Clock } from '@/domain/clock';
import type { Mailbox } from '@/domain/mailbox';
import type { MatchFilters } from '@/domain/matches/match';
import type { Random } from '@/domain/random';
import type { Store } from '@/domain/store';
import { type Conversations, createConversations } from './conversations/conversations';
import { loadReplies } from './conversations/loadReplies';
import { createFilterKeeper, type KeepFilters } from './search/filterKeeper';

interface AppServices {
  readonly database: TaalDatabase;
  readonly health: ObservableHealth;
  readonly clock: Clock;
  readonly random: Random;
  readonly timers: Timers;
  readonly newId: () => string;
  readonly lastWords: LastWords;
  /** The chosen filters, as long as the device has not stored them. */
  readonly unsavedFilters: Store<MatchFilters | null>;
  /** Tells of a reply, should nobody be looking; one tag for each conversation. */
  readonly notify?: (notice: ReplyNotice) => void;
  /** Told which conversation is on the screen, until the returned function is called. */
  readonly reading?: (target: NoticeTarget) => () => void;
  /** Told how many messages of matches wait to be read. */
  readonly onUnread?: (total: number) => void;
  /** The match whose chat a notification asked for. */
  readonly matchToOpen?: Mailbox<string>;
}

/** What the matches browser needs from outside. */
export interface MatchesServices extends AppServices {
  readonly generativeAi: GenerativeAi;
  readonly conversations: Conversations;
  readonly keepFilters: KeepFilters;
}

const made = new WeakMap<AppServices, MatchesServices>();

/** The services of the app with those that only this screen loads; made once for each app. */
export function matchesServicesOf(services: AppServices): MatchesServices {
  const known = made.get(services);
  if (known !== undefined) return known;
  const { database, clock, random, timers, newId, unsavedFilters } = services;
  const own: MatchesServices = {
    ...services,
    keepFilters: createFilterKeeper(services, unsavedFilters),
    generativeAi: createGenerativeAi(generativeAiOfBuild, undefined, {
      clock,
      onCall: callNoter('page', noteLater(database)),
    }),
    conversations: createConversations({
      clock,
      random,
      timers,
      newId,
      loadReplies,
      onOpen: (matchId) => services.reading?.({ kind: 'match', matchId }),
      onOpener: ({ id }) => void addPractisedOpener(database, id),
      onReply: ({ id, name }, { text, read }) => {
        const target = { kind: 'match', matchId: id } as const;
        services.notify?.({ title: `${name}, practice partner`, body: text, target, isOpen: read });
      },
    }),
  };
  const { conversations } = own;
  conversations.subscribe(() => services.onUnread?.(conversations.totalUnread()));
  made.set(services, own);
  return own;
}
