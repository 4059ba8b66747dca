import {
  anyBoundaryReplies,
  boundaryReplies,
} from '@/domain/matches/chat/content/replies/boundaries';
import { generalReplies } from '@/domain/matches/chat/content/replies/general';
import {
  anyInterestReplies,
  interestReplies,
} from '@/domain/matches/chat/content/replies/interestLines';
import { professionReplies } from '@/domain/matches/chat/content/replies/work';
import { repliesByTheme } from '@/domain/matches/chat/content/repliesByTheme';
import type { MatchReply } from '@/domain/matches/chat/matchReply';
import { REMEMBERING } from '@/domain/matches/chat/remember';

/** Every line that any match can say in a conversation. */
export const allMatchReplies: readonly MatchReply[] = [
  ...Object.values(repliesByTheme).flat(),
  ...generalReplies,
  ...professionReplies.values(),
  ...[...interestReplies.values(), anyInterestReplies].flatMap(({ likes, curious }) => [
    ...likes,
    ...curious,
  ]),
  ...Object.values(REMEMBERING).flat(),
  ...anyBoundaryReplies,
  ...Object.values(boundaryReplies).flat(),
];
