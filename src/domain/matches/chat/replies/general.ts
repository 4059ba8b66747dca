import type { MatchReply } from '../matchReply';

const texts = {
  'tell-me-more': 'Accha, tell me more! I have chai and time. How did that come about?',
  'did-not-expect': 'I did not expect that, and I like it. What’s the story behind it?',
  noted: 'Noted in my imaginary diary. Now I’m curious, has it always been like that for you?',
  'two-sides':
    'Hmm, I can see two sides to it. What does your heart say, and what does your head say?',
  'same-feeling': 'I get you, more than you’d think. What would your best friend say about it?',
  'good-answer': 'That’s such a you answer, I feel. Okay, next: early bird or night owl?',
  think: 'You’ve made me think, and it’s not even Monday. What made you think of it today?',
  swap: 'Interesting! Let’s swap: you tell me one more thing about that, I tell you a secret about {interest}.',
  'little-detail': 'I like little details. Give me one more, the kind you’d normally leave out?',
  'would-you-rather':
    'Haan, fair. Quick one: a trip with no plan, or a plan with no trip? Explain yourself.',
  listening: 'I’m listening, go on. You have a nice way of saying things, you know?',
  'sach-mein': 'Sach mein? I’d love to hear how that plays out. What happens next?',
  superpower:
    'Okay, I’m keeping that in mind. If you had one small, useless superpower, what would it be?',
  childhood: 'Hmm, that makes me wonder what you were like at ten. Quiet kid or class entertainer?',
  song: 'If this chat had a background song right now, which one would you pick?',
  'perfect-day': 'Makes sense to me. So design your perfect lazy day: where do you wake up?',
  'not-sure': 'Honestly, I’m not sure what I think of that yet. What do you think?',
  comfort: 'Chalo, I hear you. What’s your comfort thing on days that feel too long?',
  learned: 'See, I learn something new with each message. What have you learnt lately?',
  brave: 'I like that you just say it. What’s the bravest thing you did this year, big or small?',
  'ask-me': 'Your turn to ask me something. Anything about {city}, work or {interest}, I’m ready.',
  'tiny-joy': 'Thik hai, I’ll take that. What’s a tiny joy you’d never give up?',
} as const;

/** For whatever was said: they follow an answer as well as a question nobody foresaw. */
export const generalReplies: readonly MatchReply[] = Object.entries(texts).map(([id, text]) => ({
  id: `general.${id}`,
  text,
}));
