import { describe, expect, it } from 'vitest';
import type { CoachAnswer, CoachRequest } from '@/domain/coach/conversation/coachRequest';
import { NEW_STATE } from '@/domain/coach/conversation/coachState';
import { RHYTHM_EVERY } from '@/domain/coach/conversation/rhythm';
import { readTurn } from '@/domain/coach/conversation/turn';
import { withRhythm } from '@/domain/coach/conversation/withRhythm';
import { NO_RHYTHM } from '../../../../support/builders/rhythm.ts';

const STATE = { ...NEW_STATE, sinceRhythm: RHYTHM_EVERY };

const REQUEST: CoachRequest = {
  text: 'i really do not know what to tell her',
  textBefore: '',
  state: STATE,
  chips: [],
  recentIds: [],
  profile: { name: '', location: '', profession: '', interests: [], relationshipGoals: '' },
  matches: [],
  cities: [],
  rhythm: { ...NO_RHYTHM, speed: 40, hesitation: { seconds: 240, removed: 0 } },
  random: () => 0.5,
};

const ANSWER: CoachAnswer = {
  id: 'whatToSay.1',
  text: 'Say what you noticed.',
  chips: [],
  state: STATE,
  danger: null,
  draft: null,
  forMatch: null,
};

const spoken = (request: Partial<CoachRequest>, answer: Partial<CoachAnswer> = {}) =>
  withRhythm(readTurn({ ...REQUEST, ...request }), { ...ANSWER, ...answer });

describe('a long pause', () => {
  it('is told before the answer, and then not for five answers', () => {
    const { text, state } = spoken({});
    expect(text).toBe('You took 4 minutes over those 9 words. Say what you noticed.');
    expect(state.sinceRhythm).toBe(0);
    const next = spoken({ state }, { state });
    expect(next.text).toBe('Say what you noticed.');
    expect(next.state.sinceRhythm).toBe(1);
  });

  it('is told in the language of the message', () => {
    const hindi = spoken({ text: 'मुझे समझ नहीं आ रहा कि उसे क्या लिखूँ' });
    expect(hindi.text).toMatch(/^इन 9 शब्दों में 4 मिनट लगे। /u);
  });

  it('is told of the words of the whole message, however long', () => {
    const rhythm = { ...NO_RHYTHM, speed: 40, hesitation: { seconds: 1500, removed: 0 } };
    const { text } = spoken({ text: 'incomprehensibilities understandably '.repeat(60), rhythm });
    expect(text).toMatch(/^You took 25 minutes over those 120 words\. /u);
  });
});

describe('nothing of the typing is told', () => {
  it.each<[string, Partial<CoachAnswer>]>([
    ['beside danger', { danger: 'selfHarm' }],
    ['while the talk stays calm after it', { state: { ...STATE, calmFor: 2 } }],
    ['beside a text to copy', { draft: 'Hi' }],
  ])('%s', (_, answer) => {
    expect(spoken({}, answer).text).toBe('Say what you noticed.');
  });

  it('in the last calm answer', () => {
    expect(spoken({ state: { ...STATE, calmFor: 1 } }).text).toBe('Say what you noticed.');
  });
});
