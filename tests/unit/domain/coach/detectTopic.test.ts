import { describe, expect, it } from 'vitest';
import { detectTopic } from '@/domain/coach/detectTopic';
import { TOPICS } from '@/domain/coach/topics';
import { sentencesByTopic } from './sentencesByTopic';

const sentences = TOPICS.flatMap((topic) =>
  sentencesByTopic[topic].map((text) => ({ topic, text })),
);

describe('detectTopic', () => {
  it.each(TOPICS)('has at least three sentences to try for %s', (topic) => {
    expect(sentencesByTopic[topic].length).toBeGreaterThanOrEqual(3);
  });

  it.each(sentences)('hears $topic in “$text”', ({ topic, text }) => {
    expect(detectTopic(text)).toBe(topic);
  });

  it('ignores case and the kind of apostrophe', () => {
    expect(detectTopic('THEY DIDN’T REPLY')).toBe('ghosting');
    expect(detectTopic("they didn't reply")).toBe('ghosting');
    expect(detectTopic('they didnt reply')).toBe('ghosting');
  });

  it('takes whole words only, in Devanagari too', () => {
    expect(detectTopic('an update on the biome')).toBe('general');
    expect(detectTopic('this chair')).toBe('general');
    expect(detectTopic('शादीशुदा')).toBe('general');
  });

  it('reads a letter with a separate accent like one that has it built in', () => {
    expect(detectTopic('which cafe\u0301')).toBe('firstDate');
    expect(detectTopic('which caf\u00e9')).toBe('firstDate');
  });

  it('lets a subject win over the courtesies around it', () => {
    expect(detectTopic('Hi! Thanks. My parents said something')).toBe('family');
    expect(detectTopic('Hello, thank you')).toBe('thanks');
  });

  it('takes only short texts for greetings', () => {
    expect(detectTopic('hello, today I cooked rajma and watched the rain')).toBe('general');
    expect(detectTopic('hi '.repeat(9))).toBe('general');
  });

  it('gives safety the first word when topics tie', () => {
    expect(detectTopic('crypto nervous')).toBe('onlineSafety');
  });

  it('reads only the first 2,000 characters', () => {
    expect(detectTopic(`${'x '.repeat(1_000)}my parents`)).toBe('general');
    expect(detectTopic(`${'x '.repeat(900)}my parents`)).toBe('family');
  });

  it('copes with a text of 100,000 characters', () => {
    expect(detectTopic('parents '.repeat(12_500))).toBe('family');
    expect(detectTopic('a'.repeat(100_000))).toBe('general');
  });
});
