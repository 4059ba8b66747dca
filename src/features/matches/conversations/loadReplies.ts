import type { chooseMatchReply } from '@/domain/matches/chat/chooseMatchReply';

/** Chooses what a match answers. */
export type ChooseReply = typeof chooseMatchReply;

let loaded: ChooseReply | null = null;

/** All replies of all matches: nobody needs them before a conversation is open. */
export function loadReplies(): ChooseReply | Promise<ChooseReply> {
  if (loaded !== null) return loaded;
  return import('@/domain/matches/chat/chooseMatchReply').then((module) => {
    loaded = module.chooseMatchReply;
    return loaded;
  });
}
