import { isOnline } from '@/domain/matches/generateMatches';
import type { Match } from '@/domain/matches/match';
import { dayOf } from '@/ui/text/dayAndTime';
import type { Conversation } from './conversation';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface Presence {
  readonly isOnline: boolean;
  readonly text: string;
}

function lastActiveText(seen: number, now: number): string {
  const ago = now - seen;
  if (ago < HOUR_MS) return `Active ${Math.floor(ago / MINUTE_MS)} min ago`;
  if (ago < DAY_MS) return `Active ${Math.floor(ago / HOUR_MS)} h ago`;
  const day = dayOf(new Date(seen), new Date(now));
  return day === 'Yesterday' ? 'Active yesterday' : `Active on ${day}`;
}

/** When a match was there last; who is typing or has just written is online. */
export function presenceOf(
  match: Pick<Match, 'lastActive'>,
  conversation: Conversation,
  now: number,
): Presence {
  const written = conversation.messages.filter(({ sender }) => sender === 'match').at(-1);
  const seen = Math.max(match.lastActive.getTime(), written?.timestamp.getTime() ?? 0);
  if (conversation.isTyping || isOnline({ lastActive: new Date(seen) }, now)) {
    return { isOnline: true, text: 'Online' };
  }
  return { isOnline: false, text: lastActiveText(seen, now) };
}
