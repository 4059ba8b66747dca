import fc from 'fast-check';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { SENTIMENTS } from '@/domain/analysis/sentiment';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { analysis, uuid } from '../../../support/builders/chat.ts';

const LAST_INSTANT = 253_402_300_799_999;

/** Texts of whole characters, and of any code units: halves of characters too. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 })
    .map((units) => String.fromCharCode(...units)),
);
const count = fc.nat();
const moment = fc.integer({ min: 0, max: LAST_INSTANT });
// JSON has no negative zero.
const upTo = (max: number) => fc.double({ min: 0, max, noNaN: true }).map((value) => value + 0);
const wpm = upTo(1000);
const seconds = upTo(1e10);
const milliseconds = upTo(LAST_INSTANT);
const share = upTo(1);
const sentiment = fc.constantFrom(...SENTIMENTS);

const sessionFields = {
  id: text,
  title: text,
  timestamp: moment,
  messageCount: count,
  lastMessageAt: fc.option(moment),
  lastAiMessageAt: fc.option(moment),
  recentReplyIds: fc.array(text),
};
const session = fc.oneof(
  fc.record(sessionFields),
  fc.record({ ...sessionFields, lastUse: count }),
  fc.record({ ...sessionFields, nextPosition: count, pinned: fc.constant(true as const) }),
);

const messageFields = { id: text, position: count, text, timestamp: moment };
const userMessage = fc.record(
  {
    ...messageFields,
    sender: fc.constant('user' as const),
    typingSpeed: wpm,
    sentiment,
    beats: fc.array(share),
    hesitation: fc.record({ seconds, removed: count }),
    exchange: fc.record({
      name: text,
      own: text,
      answer: text,
      language: fc.constantFrom('en' as const, 'hinglish' as const, 'hi' as const),
    }),
    replyDueAt: moment,
  },
  {
    requiredKeys: [
      'id',
      'position',
      'text',
      'timestamp',
      'sender',
      'typingSpeed',
      'sentiment',
      'beats',
    ],
  },
);
const aiMessage = fc.record({
  ...messageFields,
  sender: fc.constant('ai' as const),
  replyTo: text,
  aiAnalysis: fc.record({
    confidence: share,
    engagement: fc.constantFrom('engaged' as const, 'moderate' as const),
    suggestions: fc.array(text),
  }),
});
const message = fc.oneof(userMessage, aiMessage);

const BEGINNINGS = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50]],
] as const;
const photo = fc.record({
  picture: fc
    .tuple(fc.constantFrom(...BEGINNINGS), fc.uint8Array({ maxLength: 300 }))
    .map(([[type, beginning], rest]) => ({ type, bytes: new Uint8Array([...beginning, ...rest]) })),
  width: fc.integer({ min: 1, max: 9999 }),
  height: fc.integer({ min: 1, max: 9999 }),
  addedAt: moment,
});

const profile = fc.record({
  name: text,
  age: fc.option(upTo(150)),
  location: text,
  profession: text,
  education: text,
  bio: text,
  interests: fc.array(text),
  photos: fc.array(text),
  height: fc.option(upTo(300)),
  relationshipGoals: text,
  lifestyle: text,
  drinking: text,
  smoking: text,
  pets: text,
});

const draft = fc.record({
  id: text,
  text,
  meter: fc.record({
    firstKeystrokeAt: fc.option(milliseconds),
    stretchStartedAt: fc.option(milliseconds),
    elapsedBefore: milliseconds,
    lastKeystrokeAt: fc.option(milliseconds),
    gaps: fc.array(milliseconds),
    inserted: fc.boolean(),
  }),
});

const waiting = fc.record({
  sessionId: text,
  body: fc.record({ text, time_taken: seconds, response_time: seconds, user_id: text }),
  state: fc.constantFrom('waiting' as const, 'sending' as const, 'parked' as const),
  attempts: count,
  attemptedAt: milliseconds,
  createdAt: milliseconds,
  unreadable: count,
  nextAttemptAt: milliseconds,
  lastAnswer: fc.option(text),
});

const measured = (value: fc.Arbitrary<number>) => fc.record({ value: fc.option(value), n: count });
const keptVoice = fc.record({
  figures: fc.record({
    share: measured(share),
    answerTime: measured(seconds),
    starts: measured(share),
    sentTwice: measured(count),
    words: measured(upTo(1e9)),
    questions: measured(upTo(1e9)),
    emoji: measured(upTo(1e9)),
    longestSilence: measured(seconds),
    night: measured(share),
  }),
  moods: fc.record({
    excited: count,
    positive: count,
    negative: count,
    curious: count,
    neutral: count,
  }),
  messages: count,
});
const keptReading = fc.record({
  alias: fc.string({ minLength: 1, maxLength: 40 }),
  keptAt: moment,
  silenceSeconds: seconds,
  from: fc.option(seconds),
  to: fc.option(seconds),
  you: keptVoice,
  other: keptVoice,
});

const unique = <T extends { readonly id: string }>(rows: fc.Arbitrary<T>) =>
  fc.uniqueArray(rows, { selector: ({ id }) => id, maxLength: 6 });

/** Anything that a database may hold. */
export const anyContents = fc.record({
  sessions: unique(session),
  messages: unique(message),
  // To which session each message belongs; past the last, to none that is there.
  places: fc.array(fc.nat({ max: 7 }), { minLength: 6, maxLength: 6 }),
  likes: fc.uniqueArray(text, { maxLength: 4 }),
  hidden: fc.uniqueArray(text, { maxLength: 3 }),
  reason: fc.option(text),
  readings: fc.uniqueArray(keptReading, { selector: ({ keptAt }) => keptAt, maxLength: 3 }),
  at: moment,
  drafts: unique(draft),
  waiting: fc.array(waiting, { maxLength: 4 }),
  photos: fc.array(photo, { maxLength: 3 }),
  profile: fc.option(profile),
  stats: fc.option(fc.record({ typingSpeeds: fc.array(wpm), sentiments: fc.array(sentiment) })),
  userId: fc.option(fc.constant('user_1767614400000_abc123')),
  visited: fc.option(fc.boolean()),
  filters: fc.option(fc.record({ profession: text, interests: fc.array(text) })),
  other: fc.option(text),
  analyses: fc.nat({ max: 3 }),
});

type Contents = typeof anyContents extends fc.Arbitrary<infer T> ? T : never;

async function fillSingles(database: TaalDatabase, contents: Contents): Promise<void> {
  const { profile: own, stats, userId, visited, filters, other } = contents;
  const put = async (key: string, value: unknown) => {
    if (value !== null) await database.keyValue.put({ key, value });
  };
  await put('userId', userId);
  await put('hasVisitedProfile', visited);
  await put('hasCompletedOnboarding', visited === null ? null : !visited);
  await put('activeSessionId', other);
  await put('kept by a later screen', other === null ? null : { [`name ${other}`]: [other, null] });
  const matchFilters = { ageRange: [18, 60], distance: 50, education: '', ...filters };
  await put('matchFilters', filters === null ? null : matchFilters);
  if (own !== null) {
    const { notifications, privacy } = EMPTY_USER_PROFILE;
    const row = { profile: own, notifications, privacy, savedAt: contents.at };
    await database.userProfile.put(row, 'current');
  }
  if (stats === null) return;
  const visit = { startedAt: contents.at, lastAt: contents.at };
  await database.userStats.put(
    {
      ...stats,
      totalMessages: 3,
      averageTypingSpeed: 1.5,
      dominantSentiment: 'curious',
      sessionDuration: 0.25,
      visit: other === null ? null : visit,
    },
    'current',
  );
  await database.realtimeStats.put(
    {
      average_wpm: 1 / 3,
      dominant_sentiment: 'excited',
      average_response_time: 2,
      engagement_trend: other ?? 'stable',
      typing_consistency: 0.1,
      total_messages_analyzed: 9,
      session_duration: 4,
      compatibility_score: 1,
    },
    'current',
  );
}

/** Puts it all into an empty database. */
export async function fill(database: TaalDatabase, contents: Contents): Promise<void> {
  const { sessions, messages, places, at } = contents;
  await database.chatSessions.bulkAdd(sessions);
  await database.chatMessages.bulkAdd(
    messages.map((row, index) => {
      const place = places[index] ?? 0;
      return { ...row, sessionId: sessions[place]?.id ?? `gone ${place}` };
    }),
  );
  await database.likes.bulkAdd(contents.likes.map((matchId) => ({ matchId, likedAt: at })));
  await database.hiddenMatches.bulkAdd(
    contents.hidden.map((matchId) => ({ matchId, hiddenAt: at, reportReason: contents.reason })),
  );
  await database.keptReadings.bulkAdd(contents.readings);
  await database.drafts.bulkAdd(contents.drafts);
  await database.outbox.bulkAdd(
    contents.waiting.map((entry, index) => ({ ...entry, kind: 'analyze', id: uuid(index) })),
  );
  await database.outbox.add({
    kind: 'user-profile',
    id: uuid(99),
    state: 'waiting',
    attempts: 0,
    attemptedAt: 0,
    createdAt: 1,
    unreadable: 0,
    nextAttemptAt: 0,
    lastAnswer: null,
    body: { user_id: 'user_1_a', profile: { nested: { as: ['deep', 'as', { it: 'is' }] } } },
  });
  await database.photos.bulkAdd(
    contents.photos.map(({ picture: { type, bytes }, ...rest }, index) => ({
      ...rest,
      id: uuid(index),
      blob: new Blob([bytes], { type }),
    })),
  );
  for (let index = 0; index < contents.analyses; index += 1) {
    const { timestamp, ...made } = analysis('Hello there', Math.abs(at) % 2e12);
    const emoji_analysis = { count: 1, emojis: ['🙂'] };
    await database.analysisHistory.add({
      ...made,
      sentiment_analysis: { ...made.sentiment_analysis, emoji_analysis },
      id: uuid(index),
      source: 'device',
      position: index,
      timestamp: timestamp.getTime(),
    });
  }
  await fillSingles(database, contents);
}
