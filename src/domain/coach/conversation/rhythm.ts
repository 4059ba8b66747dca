import type { Sentiment } from '@/domain/analysis/sentiment';
import { countWords } from '@/domain/analysis/typingSpeed';
import type { Hesitation } from '@/domain/typing/hesitation';
import type { InLanguages } from '../intent';

/** How this message was typed beside the person's usual; speeds in WPM, 0 where nothing was typed. */
export interface RhythmFacts {
  readonly speed: number;
  /** Mean of the typed messages before this one. */
  readonly usualSpeed: number;
  readonly typedMessages: number;
  /** The most common mood of the messages. */
  readonly mood: Sentiment;
  /** Unknown of texts that were not typed, and of messages that older versions stored. */
  readonly hesitation?: Hesitation | undefined;
}

/** Fewer typed messages than this make no "usual". */
const FEWEST_FOR_USUAL = 5;
const SLOW = 0.6;
const QUICK = 1.6;
/** Messages of at least so many words have a typing that means something. */
const FEWEST_WORDS = 5;

const LONG_SECONDS = 120;
/** Beyond it, the page was more likely left open than the words thought about. */
const LEFT_SECONDS = 1800;
/** A long message takes its minutes without any pause. */
const LONG_SECONDS_A_WORD = 10;

const MUCH_REMOVED = 20;
/** Of the characters that were sent. Keyboards that turn "kya" into "क्या" take back far less. */
const MUCH_REMOVED_SHARE = 0.8;

/** At most one answer in so many speaks of the rhythm. */
export const RHYTHM_EVERY = 5;

type Clause = InLanguages<string>;

const longPause = (minutes: number, words: number): Clause => ({
  en: `You took ${minutes} minutes over those ${words} words.`,
  hinglish: `In ${words} shabdon mein ${minutes} minute lage.`,
  hi: `इन ${words} शब्दों में ${minutes} मिनट लगे।`,
});

const REWRITTEN: Clause = {
  en: 'You rewrote that a good deal before sending it.',
  hinglish: 'Bhejne se pehle ise kaafi badla.',
  hi: 'भेजने से पहले इसे काफ़ी बदला।',
};

const slower = (speed: number, usual: number): Clause => ({
  en: `You took your time over that: ${speed} words a minute, where you usually type ${usual}.`,
  hinglish: `Ye tumne aaram se likha: minute ke ${speed} shabd, jabki aam taur par ${usual} likhte ho.`,
  hi: `यह आपने ठहरकर लिखा: मिनट के ${speed} शब्द, जबकि आम तौर पर ${usual} लिखते हैं।`,
});

const quicker = (speed: number, usual: number): Clause => ({
  en: `That came quickly: ${speed} words a minute, where you usually type ${usual}.`,
  hinglish: `Ye tumne jaldi likha: minute ke ${speed} shabd, jabki aam taur par ${usual} likhte ho.`,
  hi: `यह आपने तेज़ी से लिखा: मिनट के ${speed} शब्द, जबकि आम तौर पर ${usual} लिखते हैं।`,
});

/** Whether so many seconds over so many words are a pause, and not the typing itself. */
function isLongPause(seconds: number, words: number): boolean {
  const least = Math.max(LONG_SECONDS, words * LONG_SECONDS_A_WORD);
  return seconds >= least && seconds <= LEFT_SECONDS;
}

/**
 * What the typing of a message says, with its numbers (minutes, words, words a minute) in, or null
 * where it is as usual. A pause or a rewriting says more than the speed, which has both in it.
 */
export function rhythmClause(
  { speed, usualSpeed, typedMessages, hesitation }: RhythmFacts,
  text: string,
): Clause | null {
  const words = countWords(text);
  if (speed <= 0 || words < FEWEST_WORDS) return null;
  const { seconds, removed } = hesitation ?? { seconds: 0, removed: 0 };
  if (isLongPause(seconds, words)) return longPause(Math.round(seconds / 60), words);
  if (removed >= Math.max(MUCH_REMOVED, text.length * MUCH_REMOVED_SHARE)) return REWRITTEN;
  if (typedMessages < FEWEST_FOR_USUAL) return null;
  const [own, usual] = [Math.round(speed), Math.round(usualSpeed)];
  if (speed <= usualSpeed * SLOW) return slower(own, usual);
  return speed >= usualSpeed * QUICK ? quicker(own, usual) : null;
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
