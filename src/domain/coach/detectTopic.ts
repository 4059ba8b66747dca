import { TOPICS, type Topic } from './topics';
import { topicWords } from './topicWords';
import { wordsOf } from './words';

const GREETING_WORDS = 8;
const WORDS_BESIDE_GREETING = 3;
const USUAL_WEIGHT = 2;

/** Some topics have telling words of their own; others share theirs with every subject. */
const topicWeights: Readonly<Partial<Record<Topic, number>>> = {
  onlineSafety: 4,
  arrangedMeeting: 4,
  breakup: 4,
  ghosting: 4,
  texting: 1,
  smallTalk: 1,
};

/** The topics heard only when nothing else is spoken of. */
const COURTESIES: ReadonlySet<Topic> = new Set<Topic>(['thanks', 'greeting']);

interface Phrase {
  readonly topic: Topic;
  readonly words: readonly string[];
}

/** Every phrase under its first word, the longest first. */
function indexPhrases(): ReadonlyMap<string, readonly Phrase[]> {
  const byFirstWord = new Map<string, Phrase[]>();
  for (const topic of TOPICS) {
    if (topic === 'general') continue;
    for (const phrase of topicWords[topic]) {
      const words = wordsOf(phrase);
      const [first] = words;
      if (first === undefined) continue;
      const others = byFirstWord.get(first);
      if (others === undefined) byFirstWord.set(first, [{ topic, words }]);
      else others.push({ topic, words });
    }
  }
  for (const phrases of byFirstWord.values()) {
    phrases.sort((one, other) => other.words.length - one.words.length);
  }
  return byFirstWord;
}

const phrasesByFirstWord = indexPhrases();

/** Counts the hits of each topic, two for a phrase; within a topic hits do not overlap. */
function countHits(words: readonly string[]): ReadonlyMap<Topic, number> {
  const hits = new Map<Topic, number>();
  const readUntil = new Map<Topic, number>();
  words.forEach((start, at) => {
    for (const phrase of phrasesByFirstWord.get(start) ?? []) {
      if (at < (readUntil.get(phrase.topic) ?? 0)) continue;
      if (!phrase.words.every((word, offset) => words[at + offset] === word)) continue;
      const weight = phrase.words.length > 1 ? 2 : 1;
      hits.set(phrase.topic, (hits.get(phrase.topic) ?? 0) + weight);
      readUntil.set(phrase.topic, at + phrase.words.length);
    }
  });
  return hits;
}

function isGreeting(words: readonly string[], hits: number): boolean {
  if (hits === 0 || words.length > GREETING_WORDS) return false;
  return words.length - hits <= WORDS_BESIDE_GREETING;
}

/** What a message is about, from its words; earlier topics of `TOPICS` win when two tie. */
export function detectTopic(text: string): Topic {
  const words = wordsOf(text);
  const hits = countHits(words);
  let best: Topic = 'general';
  let bestScore = 0;
  for (const topic of TOPICS) {
    const score = (hits.get(topic) ?? 0) * (topicWeights[topic] ?? USUAL_WEIGHT);
    if (score > bestScore && !COURTESIES.has(topic)) {
      best = topic;
      bestScore = score;
    }
  }
  if (best !== 'general') return best;
  if (hits.has('thanks')) return 'thanks';
  return isGreeting(words, hits.get('greeting') ?? 0) ? 'greeting' : 'general';
}
