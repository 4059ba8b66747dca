import type { Language } from '../coach/reading/languages';
import { cutText } from '../language/cutText';
import type { MatchMessage } from '../matches/match';

/** What was last said in a practice chat, to be looked at by the coach (rule “Rehearsal”). */
export interface Exchange {
  /** Of the match. */
  readonly name: string;
  /** The person's last message. */
  readonly own: string;
  /** The match's last answer. */
  readonly answer: string;
  readonly language: Language;
}

/** The longest part of a message that is taken along, in UTF-16 units (rule “Rehearsal”). */
export const LONGEST_PART = 600;

/** A quotation mark within would end the quote around it. */
function quotable(text: string): string {
  const whole = text.trim().replace(/[“”"«»]/gu, '’');
  const cut = cutText(whole, LONGEST_PART);
  return cut === whole ? whole : `${cut.trimEnd()} …`;
}

/**
 * The last exchange of a practice chat; null until the match has answered what was said last (rule
 * “Rehearsal”).
 */
export function lastExchange(
  messages: readonly Pick<MatchMessage, 'sender' | 'text'>[],
  { name, language }: Pick<Exchange, 'name' | 'language'>,
): Exchange | null {
  const answer = messages.at(-1);
  const own = messages.filter(({ sender }) => sender === 'user').at(-1);
  if (answer?.sender !== 'match' || own === undefined) return null;
  return { name, own: quotable(own.text), answer: quotable(answer.text), language };
}

/** What the person asks the coach: the exchange in words (rule “Rehearsal”). */
export function exchangeText({ name, own, answer, language }: Exchange): string {
  const lines = {
    en: [
      `Practice with ${name}: what do you think?`,
      `I wrote: “${own}”`,
      `${name} answered: “${answer}”`,
    ],
    hinglish: [
      `${name} ke saath practice: kaisa laga?`,
      `Maine likha: “${own}”`,
      `${name} ka jawab: “${answer}”`,
    ],
    hi: [`${name} के साथ अभ्यास: कैसा लगा?`, `मैंने लिखा: “${own}”`, `${name} का जवाब: “${answer}”`],
  };
  return lines[language].join('\n');
}
