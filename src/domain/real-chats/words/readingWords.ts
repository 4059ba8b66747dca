import type { Reading } from '../figures/readingOf';
import { figureTexts } from './figureWords';
import { spanText } from './spanText';

/** Below it there is nothing to compare. */
const FEWEST_MESSAGES = 10;
const FEWEST_ANSWERS = 5;

/** What no figure tells, said below them. */
export const CANNOT_SAY =
  'No figure here says whether somebody likes you, what was said elsewhere, or who was ill or busy.';

/** About the person who was not asked. */
export const CONSENT =
  'The other person was not asked. The chat stays on this device, and names are hidden on what you share.';

/** How the two answer, as the end of a sentence. */
function answering({ you, other, span }: Reading): string {
  const [own, theirs] = [you.figures.answerTime, other.figures.answerTime];
  if (span === null) return 'the export has no times, so it cannot say how fast anybody answers';
  if (own.value === null || theirs.value === null || Math.min(own.n, theirs.n) < FEWEST_ANSWERS) {
    return 'there are too few answers to say how fast they come';
  }
  return `half of your answers come within about ${spanText(own.value)}, half of theirs within about ${spanText(theirs.value)}`;
}

/** The whole reading in one sentence, which claims no more than the figures do. */
export function readingSentence(
  reading: Reading,
  countText: (count: number) => string = String,
): string {
  const { messages, you } = reading;
  const amount = `${countText(messages)} ${messages === 1 ? 'message' : 'messages'}`;
  const share = you.figures.share.value;
  if (share === null) return 'Neither of the two wrote anything here.';
  if (share === 1) return `Only you wrote here: ${amount}, and no answer.`;
  if (share === 0) return `Only the other person wrote here: ${amount}, and no answer.`;
  if (messages < FEWEST_MESSAGES) return `There are only ${amount} here, too few to compare.`;
  return `Of ${amount} you wrote ${figureTexts('share', reading).you}; ${answering(reading)}.`;
}
