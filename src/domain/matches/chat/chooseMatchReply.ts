import { languageOf } from '@/domain/coach/reading/language';
import type { Danger } from '@/domain/coach/safety/dangers';
import { pickOne } from '@/domain/pickOne';
import { hasInterest, INTEREST_OPTIONS } from '@/domain/profile/interests';
import type { Random } from '@/domain/random';
import type { Match } from '../match';
import { chooseInHindi, type Heard } from './chooseInHindi';
import { anyBoundaryReplies, boundaryReplies } from './content/replies/boundaries';
import { generalReplies } from './content/replies/general';
import {
  anyInterestReplies,
  type Interest,
  interestReplies,
} from './content/replies/interestLines';
import { professionReplies } from './content/replies/work';
import { repliesByTheme } from './content/repliesByTheme';
import { detectTheme } from './detectTheme';
import { detectUnwelcome, isThreat, type Unwelcome } from './detectUnwelcome';
import { fillIn } from './fillIn';
import { isOfOneself } from './isOfOneself';
import type { MatchReply } from './matchReply';
import type { MatchTalk } from './matchTalk';
import { languageToAnswer, stayOut, stepOut } from './outOfPlay';
import { REMEMBERING, recall, remember } from './remember';
import { TALK_THEMES, type TalkTheme } from './themes';
import { namesAny, wordsOf } from './wordsOf';

export interface MatchReplyRequest {
  readonly match: Match;
  readonly text: string;
  readonly talk: MatchTalk;
  /** The coach's ear for danger. */
  readonly hear: (text: string) => Danger | null;
  readonly recentReplyIds: readonly string[];
  readonly random: Random;
}

export interface MatchAnswer {
  readonly id: string;
  readonly text: string;
  readonly talk: MatchTalk;
}

/** Replies that fit, the best fitting first; the last are more than those that may not repeat. */
interface Candidates {
  readonly pools: readonly (readonly MatchReply[])[];
  /** What a line's `{asked}` stands for. */
  readonly named?: string;
}

function ofInterest(asked: Interest, match: Match): Candidates {
  const kind = hasInterest(match.interests, asked) ? 'likes' : 'curious';
  const own = interestReplies.get(asked)?.[kind] ?? [];
  return { pools: [own, anyInterestReplies[kind], generalReplies], named: asked };
}

function ofTheme(theme: TalkTheme, { match, text }: MatchReplyRequest): Candidates {
  const ofProfession = theme === 'job' ? professionReplies.get(match.profession) : undefined;
  const replies = repliesByTheme[theme];
  const words = wordsOf(text);
  const named = replies.filter(({ about }) => about !== undefined && namesAny(words, about));
  const forAnyWords = replies.filter(({ about }) => about === undefined);
  const usual = ofProfession === undefined ? forAnyWords : [ofProfession, ...forAnyWords];
  return { pools: [named, usual, replies, generalReplies] };
}

function candidatesFor(
  request: MatchReplyRequest,
  { unwelcome, theme, remembered }: Heard,
): Candidates {
  const { match } = request;
  if (unwelcome !== null) return { pools: [boundaryReplies[unwelcome], anyBoundaryReplies] };
  if (remembered !== null) {
    return { pools: [REMEMBERING[remembered.kind], generalReplies], named: remembered.name };
  }
  const asked = INTEREST_OPTIONS.find((interest) => interest === theme);
  if (asked !== undefined) return ofInterest(asked, match);
  const talk = TALK_THEMES.find((other) => other === theme);
  return talk === undefined ? { pools: [generalReplies] } : ofTheme(talk, request);
}

/** The danger that a message speaks of; one that only threatens or pesters the match is none. */
function dangerIn({ text, hear }: MatchReplyRequest, unwelcome: Unwelcome | null): Danger | null {
  if (isThreat(text) || unwelcome === 'money') return null;
  // Who speaks of themselves reports; who does not asks for it.
  if (unwelcome !== null && !isOfOneself(text)) return null;
  const danger = hear(text);
  // In play much is said in jest: only what was heard clearly ends it.
  return danger?.certainty === 'certain' ? danger : null;
}

/**
 * What a match answers to a message: about what it says, from the match's own profile, and not one
 * of up to ten recent replies. Help comes before all else when a message speaks of danger, then a
 * calm limit when it is unwelcome.
 */
export function chooseMatchReply(request: MatchReplyRequest): MatchAnswer {
  const { match, text, recentReplyIds, random } = request;
  const language = languageToAnswer(languageOf(text), request.talk);
  const unwelcome = detectUnwelcome(text);
  const theme = detectTheme(text);
  const talk = remember({ ...request.talk, language }, text, theme);
  const danger = dangerIn(request, unwelcome);
  if (danger !== null) return stepOut(danger, talk, recentReplyIds, random);
  if (talk.calmFor > 0) return stayOut(talk, recentReplyIds, random);
  const isOpen = unwelcome === null && theme === null;
  const recalled = isOpen ? recall(talk) : { remembered: null, talk };
  const heard: Heard = { unwelcome, theme, remembered: recalled.remembered };
  if (language !== 'en') {
    const said = chooseInHindi({ language, match, heard, recentReplyIds, random });
    return { ...said, talk: recalled.talk };
  }
  const recent = new Set(recentReplyIds);
  const { pools, named } = candidatesFor(request, heard);
  const fresh = pools.map((replies) => replies.filter(({ id }) => !recent.has(id)));
  const fitting = fresh.find((replies) => replies.length > 0) ?? pools.at(-1) ?? generalReplies;
  const reply = pickOne(fitting, random);
  if (reply === undefined) throw new Error('There is no reply to choose from');
  return { id: reply.id, text: fillIn(reply.text, match, random, named), talk: recalled.talk };
}
