import { chooseMatchReply } from '@/domain/matches/chat/chooseMatchReply';
import type { Random } from '@/domain/random';
import type { ConversationServices } from '@/features/matches/conversations/conversations';
import {
  type Conversations,
  createConversations,
} from '@/features/matches/conversations/conversations';
import type { ChooseReply } from '@/features/matches/conversations/loadReplies';
import { type ManualTime, manualTime } from '../../../../support/fakes/manualTime.ts';

/** Replies as they are chosen where nobody is in danger. */
export const chooseCalmly: ChooseReply = (request) =>
  chooseMatchReply({ ...request, hear: () => null });

/** A store whose time moves only when the test says so. */
export function storeInTest(
  random: Random = () => 0.5,
  onReply: NonNullable<ConversationServices['onReply']> = () => {},
  loadReplies: ConversationServices['loadReplies'] = () => chooseCalmly,
  onOpener: NonNullable<ConversationServices['onOpener']> = () => {},
): { readonly store: Conversations; readonly time: ManualTime } {
  const time = manualTime();
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `message_${ids}`;
  };
  const { clock, timers } = time;
  const services = { clock, timers, random, newId, onReply, onOpener, loadReplies };
  return { store: createConversations(services), time };
}

/** Who wrote each message, in order. */
export function senders(store: Conversations, matchId: string): string[] {
  return store.conversation(matchId).messages.map(({ sender }) => sender);
}
