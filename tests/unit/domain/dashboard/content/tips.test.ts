import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tipsFor } from '@/domain/dashboard/content/tips';
import { localRecommendations } from '@/domain/dashboard/localRecommendations';
import { PRIORITIES, type TipFacts } from '@/domain/dashboard/tip';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { realtimeStatsOf } from '@/domain/stats/realtimeStats';
import { analysis } from '../../../../support/builders/chat.ts';
import { wholeProfile } from '../wholeProfile.ts';

const empty: TipFacts = { profile: EMPTY_USER_PROFILE.profile, messagesSent: 0, likesGiven: 0 };
const done: TipFacts = {
  profile: {
    ...wholeProfile,
    bio: 'I draw strangers on the metro and cook for whoever comes by. Ask me about my worst dish.',
  },
  messagesSent: 200,
  likesGiven: 2,
};
const ids = (facts: TipFacts) => tipsFor(facts).map(({ id }) => id);

describe('suggestions', () => {
  it('name what is missing, the most pressing first', () => {
    expect(ids(empty)).toEqual(['photo', 'bio', 'interests', 'message']);
    expect(tipsFor(empty).map(({ priority }) => priority)).toEqual([
      'high',
      'high',
      'medium',
      'medium',
    ]);
  });

  it('drop what has been done', () => {
    expect(ids({ ...empty, messagesSent: 1 })).not.toContain('message');
    expect(ids({ ...empty, profile: { ...empty.profile, photos: ['a'] } })).not.toContain('photo');
    expect(ids({ ...empty, profile: { ...empty.profile, bio: 'Hi' } })).not.toContain('bio');
    const interests = { ...empty.profile, interests: ['Art'] };
    expect(ids({ ...empty, profile: interests })).not.toContain('interests');
  });

  it('are still four when everything is done', () => {
    expect(ids(done)).toEqual(['opener', 'talk', 'refresh', 'first-date']);
  });

  it('name two missing details and count the rest', () => {
    const text = (profile: TipFacts['profile']) =>
      tipsFor({ ...done, profile }).find(({ id }) => id === 'details')?.text ?? '';
    expect(text({ ...done.profile, age: null })).toMatch(/^Still empty: age\./);
    expect(text({ ...done.profile, age: null, name: ' ' })).toMatch(/: name and age\./);
    const four = { ...done.profile, age: null, name: '', location: '', education: '' };
    expect(text(four)).toMatch(/: name, age and 2 more\./);
  });

  it('are always four, each once, in order of priority', () => {
    const facts = fc.record({
      profile: fc.record({
        name: fc.string(),
        age: fc.option(fc.nat()),
        location: fc.string(),
        profession: fc.string(),
        education: fc.string(),
        bio: fc.string({ maxLength: 200 }),
        interests: fc.array(fc.string()),
        photos: fc.array(fc.string(), { maxLength: 5 }),
        height: fc.option(fc.nat()),
        relationshipGoals: fc.string(),
        lifestyle: fc.string(),
        drinking: fc.string(),
        smoking: fc.string(),
        pets: fc.string(),
      }),
      messagesSent: fc.nat(),
      likesGiven: fc.nat(),
    });
    fc.assert(
      fc.property(facts, (given) => {
        const tips = tipsFor(given);
        expect(new Set(tips.map(({ id }) => id)).size).toBe(4);
        const ranks = tips.map(({ priority }) => PRIORITIES.indexOf(priority));
        expect(ranks).toEqual([...ranks].sort());
      }),
    );
  });
});

describe('local recommendations', () => {
  it('claim nothing about a person of whom nothing is known', () => {
    expect(localRecommendations(null)[0]).toContain('not read any of your messages');
  });

  it('say what was read, and from how much', () => {
    const [pace, , trend] = localRecommendations(realtimeStatsOf([analysis()]));
    expect(pace).toContain('60 WPM');
    expect(trend).toContain('one message');
  });

  it('do not speak of a pace when nothing was typed', () => {
    const stats = { ...realtimeStatsOf([analysis()]), average_wpm: 0 };
    expect(localRecommendations(stats)[0]).not.toMatch(/\d/);
  });
});
