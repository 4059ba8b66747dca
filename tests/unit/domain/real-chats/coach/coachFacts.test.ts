import { describe, expect, it } from 'vitest';
import { coachFacts } from '@/domain/real-chats/coach/coachFacts';
import { coachMessage } from '@/domain/real-chats/coach/coachMessage';
import { readingOf } from '@/domain/real-chats/figures/readingOf';
import { chatAt, chatOf, DAY, HOUR, MINUTE, MORNING, message } from '../chats.ts';

const kindsOf = (chat: ReturnType<typeof chatOf>, now = MORNING) =>
  coachFacts(readingOf(chat, 0, 1), now).map(({ kind }) => kind);

describe('what stands out in a real chat', () => {
  it('is first of all a message that nobody answered', () => {
    const chat = chatAt([1, 0], [0, MINUTE], [0, HOUR]);
    const facts = coachFacts(readingOf(chat, 0, 1), MORNING + HOUR + 4 * DAY);
    expect(facts).toEqual([{ kind: 'noReply', seconds: 4 * DAY, messages: 2 }]);
    expect(coachMessage(facts, null)).toContain('no reply for 4 days');
    expect(coachFacts(readingOf(chat, 1, 0), MORNING + HOUR + DAY)).toEqual([
      { kind: 'owed', seconds: DAY },
    ]);
  });

  it('leaves alone what is younger than a day, or has a clock that is ahead', () => {
    const chat = chatAt([1, 0], [0, MINUTE]);
    expect(kindsOf(chat, MORNING + MINUTE + DAY - 1)).toEqual([]);
    expect(kindsOf(chat, MORNING - DAY)).toEqual([]);
  });

  it('says nothing of an answer where only one of them ever wrote, or without times', () => {
    expect(kindsOf(chatAt([0, 0], [0, 9]), MORNING + 9 * DAY)).toEqual([]);
    expect(kindsOf(chatOf([message(1, null), message(0, null)]), MORNING + 9 * DAY)).toEqual([]);
  });

  it('is nine questions for each of theirs', () => {
    const chat = chatOf(
      Array.from({ length: 36 }, (_, index) =>
        message(index % 2, MORNING + index, {
          questions: index % 2 === 0 || index === 1 || index === 3 ? 1 : 0,
        }),
      ),
    );
    const facts = coachFacts(readingOf(chat, 0, 1), MORNING);
    expect(facts).toEqual([{ kind: 'questions', you: 18, other: 2 }]);
    expect(coachMessage(facts, null)).toContain('9 times as often');
  });

  it('is an answer that takes them hours and you minutes', () => {
    const turns = Array.from({ length: 6 }, (_, index) => [
      [0, index * 3 * HOUR] as const,
      [1, index * 3 * HOUR + 2 * HOUR + 50 * MINUTE] as const,
    ]).flat();
    expect(coachFacts(readingOf(chatAt(...turns), 0, 1), MORNING)).toEqual([
      { kind: 'answers', you: 10 * MINUTE, other: 170 * MINUTE },
    ]);
    expect(kindsOf(chatAt(...turns.map(([from, at]) => [1 - from, at] as const)))).toEqual([]);
  });

  it('is who starts, who writes twice and who writes most', () => {
    // Ten days; on each you write, write again after an hour, and get an answer in a minute.
    const turns = Array.from({ length: 10 }, (_, index) => [
      [0, index * DAY] as const,
      [0, index * DAY + HOUR] as const,
      [1, index * DAY + HOUR + MINUTE] as const,
    ]).flat();
    expect(coachFacts(readingOf(chatAt(...turns), 0, 1), MORNING)).toEqual([
      { kind: 'starts', share: 1 },
      { kind: 'sentTwice', times: 10 },
      { kind: 'share', share: 2 / 3 },
    ]);
    expect(kindsOf(chatAt(...turns.map(([from, at]) => [1 - from, at] as const)))).toEqual([]);
  });
});
