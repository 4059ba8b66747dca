import { describe, expect, it } from 'vitest';
import { tipsFor } from '@/domain/dashboard/content/tips';
import { localRecommendations } from '@/domain/dashboard/localRecommendations';
import { nextSteps } from '@/domain/dashboard/nextSteps';
import type { TipFacts } from '@/domain/dashboard/tip';
import { EMPTY_USER_PROFILE, type OwnProfile } from '@/domain/profile/ownProfile';
import { realtimeStatsOf } from '@/domain/stats/realtimeStats';
import { analysis } from '../../../support/builders/chat.ts';
import { wholeProfile } from './wholeProfile.ts';

/** The first of the next steps, where little else is left to do. */
function first(profile: Partial<OwnProfile>, facts: Partial<TipFacts> = {}) {
  const all = {
    profile: { ...wholeProfile, ...profile },
    messagesSent: 20,
    likesGiven: 1,
    ...facts,
  };
  const [step] = nextSteps(all);
  return step?.id === 'opener' ? null : step;
}

describe('the next step', () => {
  it('is none of its own when nothing is thin', () => {
    expect(first({})).toBeNull();
  });

  it.each([
    [1, 'You have one photo. A photo of you doing what you love says a lot.'],
    [2, 'You have two photos. A photo of you doing what you love says a lot.'],
  ])('with %d of three photos is one more', (count, text) => {
    expect(first({ photos: ['a', 'b'].slice(0, count) })).toEqual({
      id: 'photos',
      title: 'Show another side',
      text,
      priority: 'medium',
      action: { label: 'Add photo', goesTo: 'profile', part: 'photos' },
    });
    expect(first({ photos: [] })).toBeNull();
  });

  it('with a bio below 80 characters is a longer one', () => {
    const longer = {
      id: 'longer-bio',
      title: 'Say a little more',
      text: 'Your bio is short. One concrete detail is easier to answer than ten adjectives.',
      priority: 'medium',
      action: { label: 'Edit bio', goesTo: 'profile', part: 'bio' },
    };
    expect(first({ bio: 'x'.repeat(79) })).toEqual(longer);
    expect(first({ bio: `${'x'.repeat(79)}  ` })).toEqual(longer);
    expect(first({ bio: '  ' })).toBeNull();
  });

  it('with one to four interests is more of them', () => {
    expect(first({ interests: ['Art', 'Food', 'Music', 'Yoga'] })).toEqual({
      id: 'more-interests',
      title: 'Add more interests',
      text: 'You have listed 4. With five or more, common ground is likelier.',
      priority: 'low',
      action: { label: 'Add interests', goesTo: 'profile', part: 'interests' },
    });
    expect(first({ interests: [] })).toBeNull();
  });

  it.each([
    [1, 'Your rhythm is based on one message. With 20 it becomes steady.'],
    [19, 'Your rhythm is based on 19 messages. With 20 it becomes steady.'],
  ])('after %d messages is more of them', (messagesSent, text) => {
    expect(first({}, { messagesSent })).toEqual({
      id: 'more-messages',
      title: 'Let Taal hear more',
      text,
      priority: 'low',
      action: { label: 'Keep chatting', goesTo: 'chat' },
    });
    expect(first({}, { messagesSent: 0 })).toBeNull();
  });

  it('before the first like is a look at the matches', () => {
    expect(first({}, { likesGiven: 0 })).toEqual({
      id: 'like',
      title: 'Like someone',
      text: 'You haven’t liked anyone yet. A like stays on this device, and you can take it back.',
      priority: 'low',
      action: { label: 'See matches', goesTo: 'matches' },
    });
  });

  it('with an empty detail leads to the details', () => {
    expect(first({ age: null })).toMatchObject({
      title: 'Fill in the details',
      priority: 'medium',
      action: { label: 'Add details', goesTo: 'profile', part: 'details' },
    });
  });
});

it('what is missing altogether leads to where it is added', () => {
  const nothing = { profile: EMPTY_USER_PROFILE.profile, messagesSent: 0, likesGiven: 0 };
  expect(tipsFor(nothing).map(({ title, action }) => [title, action])).toEqual([
    ['Add a photo', { label: 'Add photo', goesTo: 'profile', part: 'photos' }],
    ['Write your bio', { label: 'Write bio', goesTo: 'profile', part: 'bio' }],
    ['Add your interests', { label: 'Add interests', goesTo: 'profile', part: 'interests' }],
    ['Try a message', { label: 'Try a message', goesTo: 'chat' }],
  ]);
  const spaces = { ...nothing, profile: { ...nothing.profile, bio: '   ' } };
  expect(tipsFor(spaces).map(({ id }) => id)).toContain('bio');
});

it('the more pressing comes first, wherever it was found', () => {
  const facts = { profile: { ...wholeProfile, interests: ['Art'], age: null }, likesGiven: 1 };
  const tips = tipsFor({ ...facts, messagesSent: 0 });
  expect(tips.map(({ id }) => id)).toEqual(['message', 'details', 'more-interests', 'opener']);
});

describe('local recommendations', () => {
  const stats = realtimeStatsOf([analysis()]);

  it.each([
    [41, 'At 41 WPM you write fast.'],
    [40, 'At 40 WPM you write at an easy pace.'],
    [21, 'At 21 WPM you write at an easy pace.'],
    [20, 'At 20 WPM you take your time.'],
    [0, 'Type a message instead of pasting it'],
  ])('at %d WPM', (average_wpm, words) => {
    expect(localRecommendations({ ...stats, average_wpm })[0]).toContain(words);
  });

  it('tell of answers that come faster, and of a steady pace', () => {
    const of = (engagement_trend: 'increasing' | 'stable', total_messages_analyzed: number) =>
      localRecommendations({ ...stats, engagement_trend, total_messages_analyzed })[2];
    expect(of('increasing', 2)).toBe(
      'You answer faster than before (read from 2 messages). A good time to write to a match.',
    );
    expect(of('stable', 1)).toBe(
      'Your pace is steady (read from one message). A new topic could lift it.',
    );
  });

  it('say how there will be some', () => {
    const [, write, fill] = localRecommendations(null);
    expect(write).toMatch(/^Write to the assistant/);
    expect(fill).toMatch(/^The more of your profile/);
  });
});
