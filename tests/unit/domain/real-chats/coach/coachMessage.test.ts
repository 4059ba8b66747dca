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
  test.each(CASES.map(([subject, fact]) => [coachMessage([fact], null), subject] as const))(
    'is answered by its subject: %s',
    async (text, subject) => {
      const { say } = await conversation();
      expect(say(text).id).toMatch(subject);
    },
  );

  test.each(CASES)(
    'is answered by the same subject with figures below it: %s %o',
    async (subject, fact) => {
      const { say } = await conversation();
      const further: CoachFact[] = [
        { kind: 'sentTwice', times: 12 },
        { kind: 'share', share: 0.7 },
      ];
      const others = further.filter(({ kind }) => kind !== fact.kind);
      const message = coachMessage([fact, ...others], { isMine: true, seconds: 3 * DAY });
      expect(say(message).id).toMatch(subject);
    },
  );

  test('who wrote last and two figures stand in it, and nothing twice', () => {
    const questions: CoachFact = { kind: 'questions', you: 27, other: 3 };
    const twice: CoachFact = { kind: 'sentTwice', times: 12 };
    const share: CoachFact = { kind: 'share', share: 0.7 };
    expect(coachMessage([questions, twice, share], { isMine: false, seconds: 5 * HOUR })).toBe(
      'How do I keep the chat going without an interview? I ask 9 times as often as they do.' +
        '\n\nFrom the reading: They wrote last, 5 hours ago. I sent a second message before an answer 12 times.',
    );
    const noReply: CoachFact = { kind: 'noReply', seconds: 4 * DAY, messages: 1 };
    expect(coachMessage([noReply, twice, share], { isMine: true, seconds: 4 * DAY })).toBe(
      'The last message was mine, and no reply for 4 days. Should I text again?' +
        '\n\nFrom the reading: I sent a second message before an answer 12 times. I wrote 70% of our messages.',
    );
  });

  test('asks something where nothing stands out', async () => {
    const { say } = await conversation();
    expect(say(coachMessage([], null)).id).toMatch(/^textingFrequency\./u);
  });
});
