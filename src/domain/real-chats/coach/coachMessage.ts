import type { CoachFact } from './coachFacts';

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

// The wording is what the coach hears as the subject that is meant: a test asks it.
function textOf(fact: CoachFact): string {
  switch (fact.kind) {
    case 'noReply':
      return `The last message was mine, and no reply for ${daysText(fact.seconds)}. Should I text again?`;
    case 'owed':
      return `Their last message is ${daysText(fact.seconds)} old and I did not answer. What do I say?`;
    case 'questions':
      return `How do I keep the chat going without an interview? ${questionsText(fact.you, fact.other)}`;
    case 'answers':
      return `They usually reply after ${waitText(fact.other)}, I reply after ${waitText(fact.you)}. Is a late reply a bad sign?`;
    case 'starts':
      return `I start ${percent(fact.share)} of our chats and they start ${percent(1 - fact.share)}. How often should we text?`;
    case 'sentTwice':
      return `I sent a second message before an answer ${fact.times} times. Is double texting bad?`;
    case 'share':
      return `I wrote ${percent(fact.share)} of our messages. How often should two people text?`;
  }
}

/**
 * The message that "Ask the coach about it" puts into the chat with the coach (rule R84): what
 * stands out most. Only one thing, as the coach answers one subject at a time. Where nothing stands
 * out, it asks how often people text.
 */
export function coachMessage(facts: readonly CoachFact[]): string {
  const [first] = facts;
  return first === undefined ? 'How often should two people text each other?' : textOf(first);
}
