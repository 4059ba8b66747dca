import { describe, expect, it } from 'vitest';
import { silencesAround, stateWithout, titleWithout } from '@/domain/chat/deletion';
import { type CoachState, NEW_STATE } from '@/domain/coach/conversation/coachState';
import { answered, asked } from '../../../support/builders/chat.ts';

const HOUR_MS = 3_600_000;
const at = (sender: 'user' | 'ai', hours: number) => ({
  sender,
  timestamp: new Date(hours * HOUR_MS),
});

describe('the silences that a message makes', () => {
  it.each([
    ['a question long after an answer', at('ai', 0), at('user', 7), null, 1],
    ['a question soon after an answer', at('ai', 0), at('user', 6), null, 0],
    ['an answer that nobody answered for long', at('user', 0), at('ai', 0), at('user', 7), 1],
    // Without it the next question is the one that came late.
    ['a late question with another after it', at('ai', 0), at('user', 7), at('user', 8), 0],
    [
      'a quick question between an answer and a late one',
      at('ai', 0),
      at('user', 1),
      at('user', 9),
      -1,
    ],
  ] as const)('%s', (_, before, message, after, expected) => {
    expect(silencesAround(before, message, after)).toBe(expected);
  });
});

describe('the title of a chat that loses a message', () => {
  const first = asked('1', { text: 'Is a walk a good first date, or is it too dull?' });
  const title = 'Is a walk a good first date, o…';

  it('is that of the first message that is left', () => {
    expect(titleWithout({ title }, [first], 'And what do I wear?')).toBe('And what do I wear?');
    expect(titleWithout({ title }, [first], null)).toBe('New Chat');
  });

  it('stays where another message made it, or a person', () => {
    expect(titleWithout({ title }, [asked('2', { text: 'thanks' })], 'x')).toBe(title);
    expect(titleWithout({ title: 'Walks' }, [first], 'x')).toBe('Walks');
  });
});

describe('what the coach remembers once a message is deleted', () => {
  const state: CoachState = {
    ...NEW_STATE,
    language: 'hinglish',
    intent: 'askOut',
    awaited: 'yesNo',
    slots: { days: 3 },
    draft: 'Chai on Sunday?',
    earlierDraft: 'Coffee on Friday?',
    job: 'writeInvitation',
    jobText: 'write an invite for chai',
    lastId: 'askOut.en.1',
    calmFor: 2,
    danger: 'stalking',
    isDangerHeard: true,
  };

  it('nothing but its language and its calm, where its latest answer went', () => {
    const left = stateWithout(state, [answered('2', '1')], true);
    expect(left).toEqual({
      ...NEW_STATE,
      language: 'hinglish',
      calmFor: 2,
      danger: 'stalking',
      isDangerHeard: true,
    });
  });

  it('all but the text that stood in what went', () => {
    const offer = { chips: [], draft: 'Chai on Sunday?', forMatch: null, isSafety: false } as const;
    const answer = answered('2', '1', { offer: { ...offer, language: 'en' } });
    expect(stateWithout(state, [answer], false)).toEqual({
      ...state,
      draft: null,
      job: null,
      jobText: '',
    });
    const quoting = asked('1', { text: 'Make “Coffee on Friday?” shorter' });
    expect(stateWithout(state, [quoting], false)).toEqual({ ...state, earlierDraft: null });
  });

  it('no wish that was told in what went', () => {
    const left = stateWithout(state, [asked('1', { text: 'write an invite for chai' })], false);
    expect(left).toEqual({ ...state, job: null, jobText: '' });
  });

  it('no danger that was in a message still to be answered', () => {
    const waiting = asked('1', { text: 'x', isSensitive: true, replyDueAt: new Date(1) });
    expect(stateWithout(state, [waiting], false).isDangerHeard).toBe(false);
  });
});
