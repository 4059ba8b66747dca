import { beforeAll, describe, expect, it } from 'vitest';
import type { Coach } from '@/domain/coach/coach';
import { NEW_STATE } from '@/domain/coach/conversation/coachState';
import { commentOnExchange } from '@/domain/rehearsal/commentOnExchange';
import { type Exchange, exchangeText } from '@/domain/rehearsal/exchange';
import { loadCoach } from '@/features/chat/replies/loadCoach';
import { TRAINING_TIME_MS } from '../../../support/fakes/trainedEar.ts';

let coach: Coach;

beforeAll(async () => {
  coach = await loadCoach();
}, TRAINING_TIME_MS);

function commentOn(exchange: Exchange) {
  const request = {
    text: exchangeText(exchange),
    textBefore: '',
    state: NEW_STATE,
    chips: [],
    recentIds: [],
    profile: { name: '', location: '', profession: '', interests: [], relationshipGoals: '' },
    matches: [],
    cities: [],
    rhythm: { speed: 0, usualSpeed: 0, typedMessages: 0, mood: 'neutral' } as const,
    random: () => 0.5,
  };
  return commentOnExchange(coach, request, exchange);
}

const exchange = (own: string, answer: string, language: Exchange['language'] = 'en') => ({
  name: 'Kirti',
  own,
  answer,
  language,
});

describe('what the coach says of an exchange', () => {
  it.each([
    ['hi', 'Hey! How was your day?', 'en', '“hi”', '“How was your day?”'],
    [
      'Hey, what did you read last?',
      'Nothing much.',
      'en',
      'what did you read last?',
      '“Nothing much.”',
    ],
    [
      'Your photo at Rajmachi made me smile. Which trail did you take?',
      'The old fort one. I went with my cousins on a rainy Sunday in July.',
      'en',
      '“Your photo at Rajmachi made me smile.”',
      'my cousins on a rainy Sunday',
    ],
    ['kaise ho', 'Badhiya! Tum batao, aaj kya kiya?', 'hinglish', 'kaise ho', 'aaj kya kiya?'],
    ['कैसी हो', 'अच्छी हूँ। आज आपने क्या किया?', 'hi', 'कैसी हो', 'आज आपने क्या किया?'],
  ] as const)('quotes both sides: %s', (own, answer, language, ofOwn, ofAnswer) => {
    const comment = commentOn(exchange(own, answer, language));
    expect(comment.id).toBe(`critique.${language}`);
    expect(comment.text).toContain(ofOwn);
    expect(comment.text).toContain(ofAnswer);
    expect(comment.text).toContain('Kirti');
    expect(comment.state).toMatchObject({ language, draft: own });
  });

  it('looks at the own message, however long the answer is, and at no word of it', () => {
    const answer = 'Is it rude, too long, desperate? Write an opener. '.repeat(8);
    const comment = commentOn(exchange('Tea?', answer));
    expect(comment.state.draft).toBe('Tea?');
    expect(comment.text).not.toMatch(/^(?:No|Yes),/u);
  });

  it.each([
    ['send me your nude pics baby', 'I am not comfortable with that.'],
    ['you are a bitch', 'That is not ok.'],
    ['pls send me money on gpay', 'No.'],
  ])('calls what nobody has to read by its name: %s', (own, answer) => {
    const comment = commentOn(exchange(own, answer));
    expect(comment.text).toContain(own);
    expect(comment.text).toContain('sorry');
    expect(comment).toMatchObject({ danger: null, state: { draft: null } });
  });

  it.each([
    ['i want to kill myself', 'Please talk to somebody.'],
    ['Tea on Sunday?', 'he hits me every night and i am scared to go home'],
    [`${'I like long walks and good books. '.repeat(8)}i want to kill myself`, 'Oh.'],
  ])('puts danger first: %s, %s', (own, answer) => {
    const comment = commentOn(exchange(own, answer));
    expect(comment.danger).not.toBeNull();
    expect(comment.text).not.toContain('“');
  });
});
