import type { TaalDatabase } from '@/data/database';
import { createGenerativeAi, type GenerativeAi } from '@/data/generative-ai/generativeAi';
import type { Timers } from '@/data/timers';
import type { ReplyNotice } from '@/domain/chat/replyNotice';
import type { Clock } from '@/domain/clock';
import type { Random } from '@/domain/random';
import { type Conversations, createConversations } from './conversations/conversations';

interface AppServices {
  readonly database: TaalDatabase;
  readonly clock: Clock;
  readonly random: Random;
  readonly timers: Timers;
  readonly newId: () => string;
  /** Tells of a reply, should nobody be looking; one tag for each conversation. */
  readonly notify?: (notice: ReplyNotice) => void;
}

/** What the matches browser needs from outside. */
export interface MatchesServices extends AppServices {
  readonly generativeAi: GenerativeAi;
  readonly conversations: Conversations;
}

const made = new WeakMap<AppServices, MatchesServices>();

/** The services of the app with those that only this screen loads; made once for each app. */
export function matchesServicesOf(services: AppServices): MatchesServices {
  const known = made.get(services);
  if (known !== undefined) return known;
  const { database, clock, random, timers, newId } = services;
  const own: MatchesServices = {
    database,
    clock,
    random,
    timers,
    newId,
    generativeAi: createGenerativeAi(import.meta.env),
    conversations: createConversations({
      clock,
      random,
      timers,
      newId,
      onReply: ({ id, name }, { text }) => {
        services.notify?.({ title: name, body: text, tag: `match ${id}` });
      },
    }),
  };
  made.set(services, own);
  return own;
}
