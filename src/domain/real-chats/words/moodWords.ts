import { type Moods, unjudgedShare } from '../figures/moods';

/** Whose rule it is, and what it reads. */
export const MOOD_RULE =
  'Taal judges moods by 8 emoji, 23 English words, the common ones of Hinglish and Hindi, and the signs ! and ?.';

/** How much the rule leaves open, of all messages of the two. */
export function unjudgedText(...voices: readonly Moods[]): string {
  const judged = voices.reduce((sum, moods) => sum + moods.judged, 0);
  const messages = voices.reduce((sum, moods) => sum + moods.messages, 0);
  const share = unjudgedShare({ judged, messages });
  if (share === null) return 'There are no messages to judge.';
  if (share === 0) return 'It could judge every message.';
  const percent = Math.round(share * 100);
  const part = percent === 0 ? 'less than 1%' : `${percent}%`;
  return `It cannot judge ${part} of the messages, such as other scripts, or pictures.`;
}
