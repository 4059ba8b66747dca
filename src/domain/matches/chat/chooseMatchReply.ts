import { detectDanger } from '@/domain/coach/safety';
import { namesAny, wordsOf } from '@/domain/coach/words';
import { hasInterest, INTEREST_OPTIONS } from '@/domain/profile/interests';
import type { Random } from '@/domain/random';
import type { Match } from '../match';
import { detectTheme } from './detectTheme';
import { detectUnwelcome, isThreat } from './detectUnwelcome';
import { fillIn } from './fillIn';
import type { MatchReply } from './matchReply';
import { anyBoundaryReplies, boundaryReplies } from './replies/boundaries';
import { generalReplies } from './replies/general';
import { anyInterestReplies, type Interest, interestReplies } from './replies/interestLines';
import { safetyReplies } from './replies/safety';
import { professionReplies } from './replies/work';
import { repliesByTheme } from './repliesByTheme';
import { TALK_THEMES, type TalkTheme } from './themes';

interface ReplyRequest {
  readonly match: Match;
  readonly text: string;
  readonly recentReplyIds: readonly string[];
  readonly random: Random;
}

/** Replies that fit, the best fitting first; the last are more than those that may not repeat. */
interface Candidates {
  readonly pools: readonly (readonly MatchReply[])[];
  readonly asked?: Interest;
}

function ofInterest(asked: Interest, match: Match): Candidates {
  const kind = hasInterest(match.interests, asked) ? 'likes' : 'curious';
  const own = interestReplies.get(asked)?.[kind] ?? [];
  return { pools: [own, anyInterestReplies[kind], generalReplies], asked };
}

function ofTheme(theme: TalkTheme, { match, text }: ReplyRequest): Candidates {
  const ofProfession = theme === 'job' ? professionReplies.get(match.profession) : undefined;
  const replies = repliesByTheme[theme];
  const words = wordsOf(text);
  const named = replies.filter(({ about }) => about !== undefined && namesAny(words, about));
  const forAnyWords = replies.filter(({ about }) => about === undefined);
  const usual = ofProfession === undefined ? forAnyWords : [ofProfession, ...forAnyWords];
  return { pools: [named, usual, replies, generalReplies] };
}

function candidatesFor(request: ReplyRequest): Candidates {
  const { match, text } = request;
  const danger = isThreat(text) ? null : detectDanger(text);
  if (danger !== null) return { pools: [safetyReplies[danger]] };
  const unwelcome = detectUnwelcome(text);
  if (unwelcome !== null) return { pools: [boundaryReplies[unwelcome], anyBoundaryReplies] };
  const theme = detectTheme(text);
  const asked = INTEREST_OPTIONS.find((interest) => interest === theme);
  if (asked !== undefined) return ofInterest(asked, match);
  const talk = TALK_THEMES.find((other) => other === theme);
  return talk === undefined ? { pools: [generalReplies] } : ofTheme(talk, request);
}

function pickOne(replies: readonly MatchReply[], random: Random): MatchReply {
  const picked = replies[Math.floor(random() * replies.length)] ?? replies[0];
  if (picked === undefined) throw new Error('There is no reply to choose from');
  return picked;
}

/**
 * What a match answers to a message: about what it says, from the match's own profile, and not one
 * of up to ten recent replies. Help comes before all else when a message speaks of danger, then a
 * calm limit when it is unwelcome.
 */
export function chooseMatchReply(request: {
  readonly match: Match;
  readonly text: string;
  readonly recentReplyIds: readonly string[];
  readonly random: Random;
}): { readonly id: string; readonly text: string } {
  const { match, recentReplyIds, random } = request;
  const recent = new Set(recentReplyIds);
  const { pools, asked } = candidatesFor(request);
  const fresh = pools.map((replies) => replies.filter(({ id }) => !recent.has(id)));
  const fitting = fresh.find((replies) => replies.length > 0) ?? pools.at(-1) ?? generalReplies;
  const reply = pickOne(fitting, random);
  return { id: reply.id, text: fillIn(reply.text, match, random, asked) };
}
