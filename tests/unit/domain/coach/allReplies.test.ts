import { describe, expect, it } from 'vitest';
import { allReplies, repliesByTopic } from '@/domain/coach/allReplies';
import { detectDanger } from '@/domain/coach/safety';
import { TOPICS } from '@/domain/coach/topics';
import { wordsOf } from '@/domain/coach/words';

const LONGEST_RECENT = 20;

function countWords(text: string): number {
  return text.trim().split(/\s+/u).length;
}

describe('the canned replies', () => {
  it('are at least 110, each with its own id and its own text', () => {
    expect(allReplies.length).toBeGreaterThanOrEqual(110);
    expect(new Set(allReplies.map((reply) => reply.id)).size).toBe(allReplies.length);
    expect(new Set(allReplies.map((reply) => reply.text)).size).toBe(allReplies.length);
  });

  it.each(TOPICS)('have enough to say about %s, under ids of that topic', (topic) => {
    const replies = repliesByTopic[topic];
    expect(replies.length).toBeGreaterThanOrEqual(topic === 'general' ? 24 : 4);
    for (const reply of replies) expect(reply.id).toMatch(new RegExp(`^${topic}\\.[a-z-]+$`, 'u'));
  });

  it('leave general ones for low spirits when twenty others were just given', () => {
    const general = repliesByTopic.general.filter((reply) => reply.notWhenNegative !== true);
    expect(general.length).toBeGreaterThan(LONGEST_RECENT);
  });

  it.each(TOPICS)('about %s hold something for low spirits', (topic) => {
    const replies = repliesByTopic[topic].filter((reply) => reply.notWhenNegative !== true);
    expect(replies.length).toBeGreaterThanOrEqual(4);
  });

  it.each(allReplies)('$id is 15 to 55 words', ({ text }) => {
    expect(countWords(text)).toBeGreaterThanOrEqual(15);
    expect(countWords(text)).toBeLessThanOrEqual(55);
    expect(text).toBe(text.trim());
  });

  it.each(allReplies)('$id offers two or three short and different suggestions', (reply) => {
    const { suggestions } = reply;
    expect([2, 3]).toContain(suggestions.length);
    expect(new Set(suggestions).size).toBe(suggestions.length);
    for (const suggestion of suggestions) {
      expect(suggestion.length).toBeGreaterThan(0);
      expect([...suggestion].length).toBeLessThanOrEqual(36);
    }
  });

  it('never suggest words that would be taken for a call for help', () => {
    const alarming = allReplies
      .flatMap((reply) => reply.suggestions)
      .filter((suggestion) => detectDanger(suggestion) !== null);
    expect(alarming).toEqual([]);
  });

  it('never speak cheerily and for low spirits at once', () => {
    const torn = allReplies.filter(
      (reply) => reply.notWhenNegative === true && reply.suits?.includes('negative') === true,
    );
    expect(torn).toEqual([]);
  });

  it('name what they are about in the form in which messages are read', () => {
    const phrases = allReplies.flatMap((reply) => reply.about ?? []);
    expect(phrases.map((phrase) => wordsOf(phrase).join(' '))).toEqual(
      phrases.map((phrase) => phrase.normalize('NFC')),
    );
  });
});
