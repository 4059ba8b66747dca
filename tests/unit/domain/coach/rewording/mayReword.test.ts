import { describe, expect, it } from 'vitest';
import type { CoachAnswer } from '@/domain/coach/conversation/coachRequest';
import { type CoachState, NEW_STATE } from '@/domain/coach/conversation/coachState';
import { mayReword, type Rewordable } from '@/domain/coach/rewording/mayReword';

const state: CoachState = { ...NEW_STATE, intent: 'askOut', sinceRhythm: 1 };

const answer: CoachAnswer = {
  id: 'askOut.en.0',
  text: 'Ask for one evening, with a day and a place.',
  chips: [],
  state,
  danger: null,
  draft: null,
  forMatch: null,
};

const asked: Rewordable = { isSwitchedOn: true, answer, before: state, isSensitive: false };

const withAnswer = (change: Partial<CoachAnswer>): Rewordable => ({
  ...asked,
  answer: { ...answer, ...change },
});

const withState = (change: Partial<CoachState>) => withAnswer({ state: { ...state, ...change } });

describe('an answer', () => {
  it('may be reworded where advice is given in English', () => {
    expect(mayReword(asked)).toBe(true);
    expect(mayReword({ ...asked, before: NEW_STATE })).toBe(true);
    expect(mayReword(withAnswer({ id: 'ifNo.en.2' }))).toBe(true);
  });

  it.each<[string, Rewordable]>([
    ['it is not switched on', { ...asked, isSwitchedOn: false }],
    ['the message speaks of danger', { ...asked, isSensitive: true }],
    ['danger was heard', withAnswer({ danger: 'selfHarm' })],
    ['the talk is calm', withState({ calmFor: 1 })],
    ['the talk was calm until now', { ...asked, before: { ...state, calmFor: 1 } }],
    ['danger was heard earlier', withState({ danger: 'stalking' })],
    ['danger was heard before it', { ...asked, before: { ...state, danger: 'stalking' } }],
    ['it is in Hindi', withState({ language: 'hi' })],
    ['it is in Hinglish', withState({ language: 'hinglish' })],
    ['it has a text to copy', withAnswer({ draft: 'Coffee on Saturday?' })],
    ['it speaks of the typing', withState({ sinceRhythm: 0 })],
    ['it follows up a question about Taal', withState({ intent: 'myData' })],
  ])('may not where %s', (_, rewordable) => {
    expect(mayReword(rewordable)).toBe(false);
  });

  it.each([
    ...['didYouMean.en.askOut.askNumber', 'notFollowed.en', 'otherLanguage'],
    ...['safety.selfHarm.en.0', 'safety.stalking.en.chip1', 'calm.en.1'],
    ...['dateSafety.en.0', 'blockAndReport.en.1', 'fakeProfile.en.0', 'redFlags.en.1'],
    ...['dowry.en.0', 'kissAndTouch.en.2'],
    ...['myData', 'matchesReal', 'whoAreYou', 'scoreMade', 'howDoIType', 'offlineUse'],
    ...['installTaal', 'deleteThings', 'whatIsWpm', 'whatCanYouDo'],
  ])('keeps the own words of %s', (id) => {
    expect(mayReword(withAnswer({ id }))).toBe(false);
  });
});
