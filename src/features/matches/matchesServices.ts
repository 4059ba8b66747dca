import { createGenerativeAi, type GenerativeAi } from '@/data/generative-ai/generativeAi';
import { generativeAiOfBuild } from '@/data/generative-ai/ofBuild';
import { noteLater } from '@/data/ledger/noteLater';
import { callNoter } from '@/data/ledger/recorded';
import { addPractisedOpener } from '@/data/repositories/values/practisedOpeners';
import type { Services } from '@/services/services';
import { useServices } from '@/services/useServices';
import { type Conversations, createConversations } from './conversations/conversations';
import { loadReplies } from './conversations/loadReplies';
import { createFilterKeeper, type KeepFilters } from './search/filterKeeper';

/** What only this screen loads, beside the services of the app. */
interface MatchesServices {
  readonly generativeAi: GenerativeAi;
  readonly conversations: Conversations;
  readonly keepFilters: KeepFilters;
}

const made = new WeakMap<Services, MatchesServices>();

function matchesServicesOf(services: Services): MatchesServices {
  const known = made.get(services);
  if (known !== undefined) return known;
  const { database, clock, random, timers, newId, unsavedFilters } = services;
  const own: MatchesServices = {
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
      onOpen: (matchId) => services.reading({ kind: 'match', matchId }),
      onOpener: ({ id }) => void addPractisedOpener(database, id),
      onReply: ({ id, name }, { text, read }) => {
        const target = { kind: 'match', matchId: id } as const;
        services.notify({ title: `${name}, practice partner`, body: text, target, isOpen: read });
      },
    }),
  };
  const { conversations } = own;
  conversations.subscribe(() => services.onUnread(conversations.totalUnread()));
  made.set(services, own);
  return own;
}

/** Made once for each app: conversations outlive the screen. */
export function useMatchesServices(): MatchesServices {
  return matchesServicesOf(useServices());
}
