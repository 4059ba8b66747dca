import { loadCoachModels } from '@/data/loadCoachModels';
import type { MatchAnswer, MatchReplyRequest } from '@/domain/matches/chat/chooseMatchReply';

/** Chooses what a match answers. */
export type ChooseReply = (request: Omit<MatchReplyRequest, 'hear'>) => MatchAnswer;

let loaded: ChooseReply | null = null;

async function load(): Promise<ChooseReply> {
  const [{ chooseMatchReply }, { detectDanger }, { safety }] = await Promise.all([
    import('@/domain/matches/chat/chooseMatchReply'),
    import('@/domain/coach/safety/detectDanger'),
    loadCoachModels(),
  ]);
  const hear = (text: string) => detectDanger(text, safety);
  loaded = (request) => chooseMatchReply({ ...request, hear });
  return loaded;
}

/** All replies of all matches: nobody needs them before a conversation is open. */
export function loadReplies(): ChooseReply | Promise<ChooseReply> {
  return loaded ?? load();
}
