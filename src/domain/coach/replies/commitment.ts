import type { CannedReply } from '../cannedReply';

export const commitmentReplies: readonly CannedReply[] = [
  {
    id: 'commitment.the-talk',
    about: [
      'what are we',
      'exclusive',
      'situationship',
      'define the relationship',
      'the talk',
      'official',
      'label',
    ],
    text: '“What are we?” goes better as “here is what I’d like”. Try: “I enjoy us, and I’d like us to see only each other. How do you feel?” Then let them think. What would you say you want?',
    suggestions: [
      'I am scared of their answer',
      'We are in a situationship',
      'They avoid the talk every time',
    ],
    suits: ['curious', 'neutral'],
  },
  {
    id: 'commitment.steady-signs',
    about: ['serious', 'hide me', 'does he love me', 'does she love me'],
    text: 'Look for steadiness over speeches: plans kept, a call when it’s hard, your name mentioned to a friend or sister. Big words cost less than small habits. Which steady thing have they done this month?',
    suggestions: [
      'They hide me from their friends',
      'They are serious about me',
      'I can’t tell if they are serious',
    ],
  },
  {
    id: 'commitment.your-own-readiness',
    about: ['not ready', 'everyone around me', 'everyone i know', 'am i ready'],
    text: 'Before asking if they’re ready, check yourself: are you choosing this person, or tired of the question at every family function? Write three things you’d choose even if nobody were asking. What are they?',
    suggestions: [
      'I am not ready for marriage',
      'I want marriage, they don’t',
      'Everyone around me is married',
    ],
  },
  {
    id: 'commitment.different-timelines',
    about: ['wait', 'years', 'deadline', 'timeline', 'different things', 'they dont'],
    text: 'Different timelines aren’t a lack of love, but they do need daylight. Say your year, hear theirs, and agree when to look again, perhaps after Diwali. Waiting with a date is easier than waiting in fog. What is your year?',
    suggestions: [
      'They want to wait for years',
      'My parents have set a deadline',
      'What if we want different things?',
    ],
    suits: ['negative', 'curious', 'neutral'],
  },
  {
    id: 'commitment.money-home-kids',
    about: ['money', 'children', 'kids', 'in laws', 'live together', 'move in'],
    text: 'Before a promise, talk about the dull big things: savings and loans, whose city, parents’ care, children or none, faith at home. One topic per walk, no verdict needed. Which have you two never touched?',
    suggestions: [
      'How do I bring up money?',
      'We never talked about children',
      'Living with in-laws worries me',
    ],
  },
  {
    id: 'commitment.good-news',
    text: 'Something steady is growing, so give it ordinary care: a thank-you for small things, one evening a week without phones, a plan for how you’ll argue kindly. Which of those would you like to start with?',
    suggestions: [
      'How do we argue kindly?',
      'We want to tell our families',
      'I want to propose soon',
    ],
    suits: ['positive', 'excited'],
    notWhenNegative: true,
  },
  {
    id: 'commitment.stuck',
    about: ['ultimatum', 'avoid', 'avoids', 'stuck', 'waiting'],
    text: 'If you’ve asked three times and still don’t know where you stand, that’s also information. Decide privately how long you can wait without turning bitter, then tell them kindly. How long is that for you, truthfully?',
    suggestions: [
      'Six more months at most',
      'Should I give an ultimatum?',
      'I think I should break up',
    ],
    suits: ['negative'],
  },
  {
    id: 'commitment.broken-trust',
    about: ['cheated', 'cheating', 'cheat', 'lied', 'lying', 'affair', 'trust'],
    text: 'When trust has been broken, you needn’t decide today whether to stay or go. Get some rest, tell one person who won’t gossip, and write down what you’d need to hear to feel steady again. What is on that list?',
    suggestions: ['They cheated on me', 'I want to end things', 'Can I trust them again?'],
    suits: ['negative'],
  },
];
