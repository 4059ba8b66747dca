import type { Sentiment } from '@/domain/analysis/sentiment';
import type { Random } from '@/domain/random';
import { repliesByTopic } from './allReplies';
import type { CannedReply } from './cannedReply';
import { detectTopic } from './detectTopic';
import type { Reply } from './reply';
import { detectDanger, safetyReplies } from './safety';

export type { Reply } from './reply';

interface ReplyRequest {
  readonly text: string;
  readonly sentiment: Sentiment;
  readonly recentReplyIds: readonly string[];
  readonly random: Random;
}

function suitable(replies: readonly CannedReply[], sentiment: Sentiment): readonly CannedReply[] {
  const suited = replies.filter((reply) => reply.suits?.includes(sentiment) ?? false);
  return suited.length > 0 ? suited : replies;
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
    !(sentiment === 'negative' && reply.notWhenNegative === true);

  const danger = detectDanger(text);
  if (danger !== null) {
    const fresh = safetyReplies[danger].filter(isFresh);
    return pickOne(fresh.length > 0 ? fresh : safetyReplies[danger], random);
  }

  const ofTopic = repliesByTopic[detectTopic(text)].filter(isAllowed);
  const general = repliesByTopic.general.filter(isAllowed);
  for (const replies of [ofTopic.filter(isFresh), general.filter(isFresh)]) {
    if (replies.length > 0) return pickOne(suitable(replies, sentiment), random);
  }
  // Only when more ids are held back than the general replies are.
  return pickOne(general, random);
}
