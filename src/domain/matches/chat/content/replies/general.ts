import type { MatchReply } from '../../matchReply';

const texts = {
  'tell-me-more': 'Accha, I have chai and time, so tell me more. How did that come about?',
  'did-not-expect': 'Well, I did not expect that, and I like it. What’s the story behind it?',
  noted:
    'My imaginary diary has it noted, and I’m curious now. Has it always been like that for you?',
  'two-sides': 'Two sides, and I can see them both. What do your heart and your head say?',
  'same-feeling': 'More than you’d think, I get you. What would your best friend say about it?',
  'good-answer': 'Such a you answer, I feel. Next one: early bird or night owl?',
  think: 'You’ve made me think, and it’s not even Monday. What brought it to your mind today?',
  swap: 'Interesting, let’s swap: one more thing about that from you, a secret about {interest} from me. Who goes first?',
  'little-detail':
    'Little details are what I like. Will you give me one more, the kind you’d normally leave out?',
  'would-you-rather':
    'Haan, fair. Quick one, with reasons please: a trip with no plan, or a plan with no trip?',
  listening: 'Go on, I’m listening. Do people tell you that you have a nice way of saying things?',
  'sach-mein': 'Sach mein, I’d love to hear how that plays out. What happens next?',
  superpower:
    'Okay, I’ll keep that in mind. If you had one small, useless superpower, what would it be?',
  childhood: 'Hmm, now I wonder what you were like at ten. Quiet kid or class entertainer?',
  song: 'Which song would you pick if this chat had one in the background right now?',
  'perfect-day': 'Makes sense to me, so design your perfect lazy day. Where do you wake up?',
  'not-sure':
    'Still making up my mind, honestly, I’m not sure what I think of that yet. What do you think?',
  comfort: 'Chalo, I hear you. What comforts you on days that feel too long?',
  learned: 'Each message teaches me something new. What have you learnt lately?',
  brave:
    'Straight out with it, I like that. What’s the bravest thing you did this year, big or small?',
  'ask-me':
    'Your turn, and I’m ready for anything about {city}, work or {interest}. What would you like to ask me?',
  'tiny-joy': 'Thik hai, I’ll take that. Which tiny joy would you never give up?',
} as const;

/** For whatever was said: they follow an answer as well as a question nobody foresaw. */
export const generalReplies: readonly MatchReply[] = Object.entries(texts).map(([id, text]) => ({
  id: `general.${id}`,
  text,
}));
