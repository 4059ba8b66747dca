import { TOPICS, type Topic } from './topics';
import { topicWords } from './topicWords';

const READ_CHARACTERS = 2_000;
const GREETING_WORDS = 6;

// Marks belong to words: Devanagari vowel signs are marks, not letters.
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
const APOSTROPHE = /['’‘]/gu;

/** The topics heard only when nothing else is spoken of. */
const COURTESIES: ReadonlySet<Topic> = new Set<Topic>(['thanks', 'greeting']);

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFC').toLowerCase().replace(APOSTROPHE, '');
  return [...plain.matchAll(WORD)].map(([word]) => word);
}

interface Phrase {
  readonly topic: Topic;
  readonly words: readonly string[];
}

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
  return byFirstWord;
}

const phrasesByFirstWord = indexPhrases();

function scoreTopics(words: readonly string[]): ReadonlyMap<Topic, number> {
  const scores = new Map<Topic, number>();
  words.forEach((start, at) => {
    for (const phrase of phrasesByFirstWord.get(start) ?? []) {
      if (phrase.words.every((word, offset) => words[at + offset] === word)) {
        scores.set(phrase.topic, (scores.get(phrase.topic) ?? 0) + phrase.words.length);
      }
    }
  });
  return scores;
}

/** What a message is about, from its words; earlier topics of `TOPICS` win when two tie. */
export function detectTopic(text: string): Topic {
  const words = wordsOf(text.slice(0, READ_CHARACTERS));
  const scores = scoreTopics(words);
  let best: Topic = 'general';
  let bestScore = 0;
  for (const topic of TOPICS) {
    const score = scores.get(topic) ?? 0;
    if (score > bestScore && !COURTESIES.has(topic)) {
      best = topic;
      bestScore = score;
    }
  }
  if (best !== 'general') return best;
  if (scores.has('thanks')) return 'thanks';
  return scores.has('greeting') && words.length <= GREETING_WORDS ? 'greeting' : 'general';
}
