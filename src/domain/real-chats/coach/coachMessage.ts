import { FROM_READING } from '@/domain/coach/conversation/turn';
import type { CoachFact, LastWord } from './coachFacts';

const NOTHING_STANDS_OUT = 'How often should two people text each other?';

const percent = (share: number) => `${Math.round(share * 100)}%`;

const many = (count: number, noun: string) => (count === 1 ? `one ${noun}` : `${count} ${noun}s`);

/** Whole days that have passed, as the coach takes them up: "one day", "4 days". */
const daysText = (seconds: number) => many(Math.floor(seconds / 86_400), 'day');

/** A length of time in whole words, as the coach was trained on them. */
function waitText(seconds: number): string {
  if (seconds < 59.5) return many(Math.round(seconds), 'second');
  if (seconds < 7200) return many(Math.round(seconds / 60), 'minute');
  return many(Math.round(seconds / 3600), 'hour');
}

function questionsText(you: number, other: number): string {
  return other === 0
    ? `${you} times I asked something, they never did.`
    : `I ask ${Math.round(you / other)} times as often as they do.`;
}

/** A fact as a sentence. */
function saying(fact: CoachFact): string {
  switch (fact.kind) {
    case 'noReply':
      return `The last message was mine, and no reply for ${daysText(fact.seconds)}.`;
    case 'owed':
      return `Their last message is ${daysText(fact.seconds)} old and I did not answer.`;
    case 'questions':
      return questionsText(fact.you, fact.other);
    case 'answers':
      return `They usually reply after ${waitText(fact.other)}, I reply after ${waitText(fact.you)}.`;
    case 'starts':
      return `I start ${percent(fact.share)} of our chats and they start ${percent(1 - fact.share)}.`;
    case 'sentTwice':
      return `I sent a second message before an answer ${fact.times} times.`;
    case 'share':
      return `I wrote ${percent(fact.share)} of our messages.`;
  }
}

// The wording is what the coach hears as the subject that is meant: a test asks it.
const QUESTIONS: Readonly<Record<CoachFact['kind'], string>> = {
  noReply: 'Should I text again?',
  owed: 'What do I say?',
  questions: 'How do I keep the chat going without an interview?',
  answers: 'Is a late reply a bad sign?',
  starts: 'How often should we text?',
  sentTwice: 'Is double texting bad?',
  share: 'How often should two people text?',
};

function questionOf(fact: CoachFact): string {
  const [says, asks] = [saying(fact), QUESTIONS[fact.kind]];
  return fact.kind === 'questions' ? `${asks} ${says}` : `${says} ${asks}`;
}

const isOfEnding = ({ kind }: CoachFact) => kind === 'noReply' || kind === 'owed';

function lastWordText({ isMine, seconds }: LastWord): string {
  const ago = seconds < 2 * 86_400 ? waitText(seconds) : daysText(seconds);
  return `${isMine ? 'I' : 'They'} wrote last, ${ago} ago.`;
}

/** How many figures the coach gets, that of the question among them. */
const FIGURES = 2;

/**
 * The message that "Ask the coach about it" puts into the chat with the coach (rule “What the coach
 * is told”): a question about what stands out most, as the coach answers one subject at a time;
 * where nothing stands out, how often people text. Below it, for the person and the coach, who
 * wrote last and a second figure.
 */
export function coachMessage(facts: readonly CoachFact[], lastWord: LastWord | null): string {
  const [first] = facts;
  if (first === undefined && lastWord === null) return NOTHING_STANDS_OUT;
  const figures = facts.filter((fact) => !isOfEnding(fact)).slice(0, FIGURES);
  const isEndingAsked = first !== undefined && isOfEnding(first);
  const below = [
    ...(lastWord === null || isEndingAsked ? [] : [lastWordText(lastWord)]),
    ...figures.filter((fact) => fact !== first).map(saying),
  ];
  const question = first === undefined ? NOTHING_STANDS_OUT : questionOf(first);
  return below.length === 0 ? question : `${question}${FROM_READING}${below.join(' ')}`;
}
