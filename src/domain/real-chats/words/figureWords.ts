import { wholePercents } from '@/domain/stats/wholePercents';
import { REPEAT_SECONDS } from '../figures/exchange';
import { type FigureName, type OfFigures, TIMED_FIGURES } from '../figures/figures';
import type { Figure, Reading } from '../figures/readingOf';
import { spanText } from './spanText';

/** Names of the nine figures; the table's row headers. */
export const FIGURE_LABELS: OfFigures<string> = {
  share: 'Share of messages',
  answerTime: 'Median time to answer',
  starts: 'Starts',
  sentTwice: 'Sent twice',
  words: 'Words a message',
  questions: 'Questions per 100',
  emoji: 'Emoji per 100',
  longestSilence: 'Longest silence',
  night: 'At night',
};

/** What a figure counts, in a sentence or two. A silence is longer than `silenceSeconds`. */
export function definitionOf(name: FigureName, silenceSeconds: number): string {
  const silence = spanText(silenceSeconds);
  switch (name) {
    case 'share':
      return 'Of all messages that the two of you sent, pictures, calls and deleted ones included.';
    case 'answerTime':
      return `From the last message of one to the first of the other. Half of the answers came sooner. After more than ${silence} it counts as a new start, not as an answer.`;
    case 'starts':
      return `Who wrote first: at the beginning, and after each silence of more than ${silence}.`;
    case 'sentTwice':
      return `How often a person wrote again, ${spanText(REPEAT_SECONDS)} or more after their own last message, before the other had answered.`;
    case 'words':
      return 'The mean over messages with text. Emoji and signs are no words.';
    case 'questions':
      return 'Question marks in 100 messages with text. Several in a row count once, those in links do not count.';
    case 'emoji':
      return 'Emoji in 100 messages with text. Stickers and pictures are not among them.';
    case 'longestSilence':
      return `The longest wait of more than ${silence} that this person ended by writing.`;
    case 'night':
      return 'Sent from 23:00 until 05:00, by the clock of the phone that exported the chat.';
  }
}

/** What stands in place of the figures that rest on times. */
export const NO_TIMES =
  'This export has no times, so answers, starts, silences and nights cannot be counted.';

/** What a figure rests on; of `share` and `starts`, those of both. */
const RESTS_ON: OfFigures<readonly [one: string, many: string]> = {
  share: ['message', 'messages'],
  answerTime: ['answer', 'answers'],
  starts: ['start', 'starts'],
  sentTwice: ['message', 'messages'],
  words: ['text', 'texts'],
  questions: ['text', 'texts'],
  emoji: ['text', 'texts'],
  longestSilence: ['silence', 'silences'],
  night: ['message', 'messages'],
};

type CountText = (count: number) => string;

/** What a figure rests on: "of 1,204 messages". */
export function countWords(name: FigureName, { n }: Figure, countText: CountText = String): string {
  const [one, many] = RESTS_ON[name];
  return `of ${countText(n)} ${n === 1 ? one : many}`;
}

function valueText(name: FigureName, value: number): string {
  switch (name) {
    case 'share':
    case 'starts':
    case 'night':
      return `${Math.round(value * 100)}%`;
    case 'answerTime':
    case 'longestSilence':
      return spanText(value);
    case 'sentTwice':
      return value === 1 ? 'once' : `${value} times`;
    default:
      return value < 10 ? String(Math.round(value * 10) / 10) : String(Math.round(value));
  }
}

function figureText(name: FigureName, { value }: Figure, hasTimes: boolean): string {
  if (value !== null) return valueText(name, value);
  return TIMED_FIGURES.has(name) && !hasTimes ? 'no times' : 'none';
}

/** A figure of both, in a few characters each; two shares of one whole make 100% together. */
export function figureTexts(
  name: FigureName,
  { you, other, span }: Reading,
): { readonly you: string; readonly other: string } {
  const [own, theirs] = [you.figures[name], other.figures[name]];
  if ((name === 'share' || name === 'starts') && own.value !== null && theirs.value !== null) {
    const [first, second] = wholePercents([own.value, theirs.value]);
    return { you: `${first}%`, other: `${second}%` };
  }
  return {
    you: figureText(name, own, span !== null),
    other: figureText(name, theirs, span !== null),
  };
}

/** How a figure moved: "4 min, then 1 h 5 min"; null where a half has too few, or it stayed. */
export function moveText(name: FigureName, { move }: Figure): string | null {
  if (move === null) return null;
  const [first, second] = [valueText(name, move.first), valueText(name, move.second)];
  return first === second ? null : `${first}, then ${second}`;
}
