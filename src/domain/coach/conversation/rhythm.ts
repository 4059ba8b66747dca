import type { Sentiment } from '@/domain/analysis/sentiment';
import type { InLanguages } from '../intent';

/** How this message was typed beside the person's usual; speeds in WPM, 0 where nothing was typed. */
export interface RhythmFacts {
  readonly speed: number;
  /** Mean of the typed messages before this one. */
  readonly usualSpeed: number;
  readonly typedMessages: number;
  /** The most common mood of the messages. */
  readonly mood: Sentiment;
}

export const NO_RHYTHM: RhythmFacts = {
  speed: 0,
  usualSpeed: 0,
  typedMessages: 0,
  mood: 'neutral',
};

/** Fewer typed messages than this make no "usual". */
const FEWEST_FOR_USUAL = 5;
const SLOW = 0.6;
const QUICK = 1.6;
/** Messages of at least so many words have a speed that means something. */
const FEWEST_WORDS = 5;

/** At most one answer in so many speaks of the rhythm. */
export const RHYTHM_EVERY = 5;

type Words = InLanguages<(speed: number, usual: number) => string>;

const SLOWER: Words = {
  en: (speed, usual) =>
    `You took your time over that: ${speed} words a minute, where you usually type ${usual}.`,
  hinglish: (speed, usual) =>
    `Ye tumne aaram se likha: minute ke ${speed} shabd, jabki aam taur par ${usual} likhte ho.`,
  hi: (speed, usual) => `यह आपने ठहरकर लिखा: मिनट के ${speed} शब्द, जबकि आम तौर पर ${usual} लिखते हैं।`,
};

const QUICKER: Words = {
  en: (speed, usual) =>
    `That came quickly: ${speed} words a minute, where you usually type ${usual}.`,
  hinglish: (speed, usual) =>
    `Ye tumne jaldi likha: minute ke ${speed} shabd, jabki aam taur par ${usual} likhte ho.`,
  hi: (speed, usual) => `यह आपने तेज़ी से लिखा: मिनट के ${speed} शब्द, जबकि आम तौर पर ${usual} लिखते हैं।`,
};

/** What the typing of a message of `wordCount` words says, or null where it is as usual. */
export function rhythmClause(
  { speed, usualSpeed, typedMessages }: RhythmFacts,
  wordCount: number,
): Words | null {
  if (speed <= 0 || typedMessages < FEWEST_FOR_USUAL || wordCount < FEWEST_WORDS) return null;
  if (speed <= usualSpeed * SLOW) return SLOWER;
  return speed >= usualSpeed * QUICK ? QUICKER : null;
}

/** The clause with its numbers in. */
export function rhythmText(words: Words, { speed, usualSpeed }: RhythmFacts) {
  return {
    en: words.en(Math.round(speed), Math.round(usualSpeed)),
    hinglish: words.hinglish(Math.round(speed), Math.round(usualSpeed)),
    hi: words.hi(Math.round(speed), Math.round(usualSpeed)),
  };
}

const MOODS: InLanguages<Readonly<Record<Sentiment, string>>> = {
  en: {
    excited: 'excited',
    positive: 'positive',
    negative: 'low',
    curious: 'curious',
    neutral: 'neutral',
  },
  hinglish: {
    excited: 'excited',
    positive: 'achha',
    negative: 'udaas',
    curious: 'sawaal wala',
    neutral: 'normal',
  },
  hi: {
    excited: 'उत्साहित',
    positive: 'अच्छा',
    negative: 'उदास',
    curious: 'जिज्ञासु',
    neutral: 'सामान्य',
  },
};

/** The reading of the own typing with its numbers, or null before anything was typed. */
export function ownReading({
  speed,
  usualSpeed,
  typedMessages,
  mood,
}: RhythmFacts): InLanguages<string> | null {
  if (typedMessages === 0 && speed === 0) return null;
  const count = typedMessages + (speed > 0 ? 1 : 0);
  const mean = Math.round((usualSpeed * typedMessages + speed) / Math.max(1, count));
  const last = Math.round(speed);
  return {
    en: `${count === 1 ? 'From your one typed message' : `From your ${count} latest typed messages`}: ${mean} words a minute on average${last > 0 ? `, ${last} in this one` : ''}; your mood reads mostly ${MOODS.en[mood]}.`,
    hinglish: `Tumhare ${count} typed message se: average minute ke ${mean} shabd${last > 0 ? `, is wale mein ${last}` : ''}; mood zyada tar ${MOODS.hinglish[mood]}.`,
    hi: `आपके ${count} टाइप किए मैसेज से: औसतन मिनट के ${mean} शब्द${last > 0 ? `, इस वाले में ${last}` : ''}; मूड ज़्यादातर ${MOODS.hi[mood]}।`,
  };
}
