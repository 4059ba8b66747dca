import { pickOne } from '@/domain/pickOne';
import { hasInterest, INTEREST_OPTIONS } from '@/domain/profile/interests';
import type { Random } from '@/domain/random';
import type { Match } from '../match';
import { hindiReplies } from './content/replies/inHindi';
import { hinglishReplies } from './content/replies/inHinglish';
import type { ReplyGroup } from './content/replies/replyGroup';
import type { Unwelcome } from './detectUnwelcome';
import { fillInHindi, type Named } from './fillInHindi';
import type { Theme } from './themes';

const REPLIES = { hinglish: hinglishReplies, hi: hindiReplies } as const;

/** What a message is, as far as the choice of an answer needs it. */
export interface Heard {
  readonly unwelcome: Unwelcome | null;
  readonly theme: Theme | null;
  /** What was said before and is come back to now. */
  readonly remembered: { readonly kind: 'Interest' | 'City'; readonly name: string } | null;
}

function groupOf({ unwelcome, theme, remembered }: Heard, match: Match): ReplyGroup {
  if (unwelcome !== null) return unwelcome;
  if (remembered !== null) return `remembers${remembered.kind}`;
  if (theme === null) return 'general';
  const asked = INTEREST_OPTIONS.find((interest) => interest === theme);
  if (asked !== undefined) return hasInterest(match.interests, asked) ? 'likes' : 'curious';
  return isGroup(theme) ? theme : 'general';
}

const isGroup = (name: Theme): name is Exclude<Theme, (typeof INTEREST_OPTIONS)[number]> =>
  name in hindiReplies;

/** What an id begins with, as those of English lines do. */
function subjectOf(group: ReplyGroup, { unwelcome, theme }: Heard): string {
  if (unwelcome !== null) return `boundary.${unwelcome}`;
  const isLiking = group === 'likes' || group === 'curious';
  return isLiking ? `${String(theme).toLowerCase()}.${group}` : `${group}.line`;
}

/** A match's answer in Hinglish or Hindi; the group's least recent line where all were said lately. */
export function chooseInHindi(request: {
  readonly language: 'hinglish' | 'hi';
  readonly match: Match;
  readonly heard: Heard;
  readonly recentReplyIds: readonly string[];
  readonly random: Random;
}): { readonly id: string; readonly text: string } {
  const { language, match, heard, recentReplyIds, random } = request;
  const numbered = (group: ReplyGroup) =>
    REPLIES[language][group].map((text, index) => ({
      id: `${subjectOf(group, heard)}-${language}-${index + 1}`,
      text,
    }));
  const own = numbered(groupOf(heard, match));
  const isFresh = ({ id }: { readonly id: string }) => !recentReplyIds.includes(id);
  const pool = [
    own.filter(isFresh),
    heard.unwelcome === null ? numbered('general').filter(isFresh) : [],
  ].find((lines) => lines.length > 0);
  const age = ({ id }: { readonly id: string }) => recentReplyIds.lastIndexOf(id);
  const oldest = [...own].sort((one, other) => age(one) - age(other)).slice(0, 1);
  const lines = pool ?? oldest;
  const { id, text } = pickOne(lines, random) ?? { id: '', text: '' };
  const named: Named = { asked: heard.theme ?? undefined, heard: heard.remembered?.name };
  return { id, text: fillInHindi(text, language, match, random, named) };
}
