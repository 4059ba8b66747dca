import { beforeAll, describe, expect, test } from 'vitest';
import { loadCoachModels } from '@/data/loadCoachModels';
import type { CoachFact } from '@/domain/real-chats/coach/coachFacts';
import { coachMessage } from '@/domain/real-chats/coach/coachMessage';
import { conversation } from '../../../../support/fakes/coachInTest.ts';
import { TRAINING_TIME_MS } from '../../../../support/fakes/trainedEar.ts';
import { DAY, HOUR, MINUTE } from '../chats.ts';

beforeAll(async () => {
  await loadCoachModels();
}, TRAINING_TIME_MS);

const days = [1, 2, 3, 4, 7, 12, 30, 200];

/** Each fact in several sizes, with the subjects of the coach that answer it. */
const CASES: readonly (readonly [subject: RegExp, fact: CoachFact])[] = [
  ...days.flatMap((count) => [
    [/^(?:noReply|doubleText)\./u, { kind: 'noReply', seconds: count * DAY, messages: 1 }] as const,
    [/^whatToReply\./u, { kind: 'owed', seconds: count * DAY }] as const,
  ]),
  ...[
    [27, 3],
    [30, 10],
    [12, 0],
    [120, 30],
    [300, 10],
  ].map(
    ([you = 0, other = 0]) =>
      [/^keepConversationGoing\./u, { kind: 'questions', you, other }] as const,
  ),
  ...[
    [4 * MINUTE, 5 * HOUR],
    [20, HOUR],
    [MINUTE, 80 * MINUTE],
    [3 * HOUR, 14 * HOUR],
  ].map(([you = 0, other = 0]) => [/^lateReplies\./u, { kind: 'answers', you, other }] as const),
  ...[0.75, 0.8, 0.93, 1].map(
    (share) => [/^textingFrequency\./u, { kind: 'starts', share }] as const,
  ),
  ...[5, 12, 112].map((times) => [/^doubleText\./u, { kind: 'sentTwice', times }] as const),
  ...[0.6, 0.75, 0.95].map((share) => [/^textingFrequency\./u, { kind: 'share', share }] as const),
];

describe('what the coach is asked about a real chat', () => {
  test.each(CASES.map(([subject, fact]) => [coachMessage([fact]), subject] as const))(
    'is answered by its subject: %s',
    async (text, subject) => {
      const { say } = await conversation();
      expect(say(text).id).toMatch(subject);
    },
  );

  test('asks something where nothing stands out', async () => {
    const { say } = await conversation();
    expect(say(coachMessage([])).id).toMatch(/^textingFrequency\./u);
  });
});
