import type { Sentiment } from '@/domain/analysis/sentiment';
import type { Random } from '@/domain/random';
import { repliesByTopic } from './allReplies';
import type { CannedReply } from './cannedReply';
import { detectTopic } from './detectTopic';
import type { Reply } from './reply';
import { detectDanger, safetyReplies } from './safety';
import { namesAny, wordsOf } from './words';

export type { Reply } from './reply';

interface ReplyRequest {
  readonly text: string;
  readonly sentiment: Sentiment;
  readonly recentReplyIds: readonly string[];
  readonly random: Random;
}

/** The replies to what was named, else those for the mood, else those for any mood, else all. */
function bestOf(
  replies: readonly CannedReply[],
  words: readonly string[],
  sentiment: Sentiment,
): readonly CannedReply[] {
  const named = replies.filter((reply) => namesAny(words, reply.about ?? []));
  const pool = named.length > 0 ? named : replies;
  const suited = pool.filter((reply) => reply.suits?.includes(sentiment) ?? false);
  if (suited.length > 0) return suited;
  const forAnyMood = pool.filter((reply) => reply.suits === undefined);
  return forAnyMood.length > 0 ? forAnyMood : pool;
}

function pickOne(candidates: readonly Reply[], random: Random): Reply {
  const picked = candidates[Math.floor(random() * candidates.length)] ?? candidates[0];
  if (picked === undefined) throw new Error('There is no reply to choose from');
  return { id: picked.id, text: picked.text, suggestions: picked.suggestions };
}

/** The coach's answer to a message: about its topic, fit for its mood, and not a recent one. */
export function chooseReply({ text, sentiment, recentReplyIds, random }: ReplyRequest): Reply {
  const recent = new Set(recentReplyIds);
  const isFresh = (reply: Reply) => !recent.has(reply.id);
  const isAllowed = (reply: CannedReply) =>
    sentiment !== 'negative' || reply.notWhenNegative !== true;

  const danger = detectDanger(text);
  if (danger !== null) {
    const fresh = safetyReplies[danger].filter(isFresh);
    return pickOne(fresh.length > 0 ? fresh : safetyReplies[danger], random);
  }

  const words = wordsOf(text);
  const ofTopic = repliesByTopic[detectTopic(text)].filter(isAllowed);
  const general = repliesByTopic.general.filter(isAllowed);
  for (const replies of [ofTopic.filter(isFresh), general.filter(isFresh)]) {
    if (replies.length > 0) return pickOne(bestOf(replies, words, sentiment), random);
  }
  // Only when more ids are held back than there are general replies.
  return pickOne(general, random);
}
