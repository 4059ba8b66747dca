import type { Awaited } from '../../intent';
import type { Slots } from './slots';

const YES = new Set(
  'yes yeah yep sure okay please ha han haan ji jarur jrur bilkul definitely ofcourse course hmm do kardo likho batao sahi thik absolutely'.split(
    ' ',
  ),
);
const NO = new Set('no nope nah nahi na never not mat dont'.split(' '));
const SHORT_ANSWER_WORDS = 6;

/** What a message says to a yes-or-no question, or null where it says neither. */
export function yesOrNo(words: readonly string[]): 'yes' | 'no' | null {
  const start = words.slice(0, 4);
  if (words.length > SHORT_ANSWER_WORDS && !YES.has(start[0] ?? '') && !NO.has(start[0] ?? '')) {
    return null;
  }
  // "nahi yaar" and "haan nahi": the no is the stronger word.
  if (start.some((word) => NO.has(word))) return 'no';
  return start.some((word) => YES.has(word)) ? 'yes' : null;
}

/** Whether a message answers what the coach has asked for. */
export function answersAwaited(
  awaited: Awaited,
  words: readonly string[],
  slots: Slots,
  draft: string | null,
): boolean {
  switch (awaited) {
    case 'duration':
      return slots.days !== undefined;
    case 'yesNo':
      return yesOrNo(words) !== null;
    case 'relation':
      return slots.relation !== undefined;
    case 'interest':
      return slots.interest !== undefined || slots.liking !== undefined;
    case 'day':
      return slots.day !== undefined;
    case 'message':
      return draft !== null;
  }
}
