import type { CannedReply } from '../cannedReply';

export const breakupReplies: readonly CannedReply[] = [
  {
    id: 'breakup.first-days',
    about: ['yesterday', 'last night', 'today', 'sleep', 'last week', 'just broke up'],
    text: 'The first days after a breakup are about basics: eat, bathe, sleep, step outside once. Ask one friend to check on you each evening for a week. You needn’t be wise yet. Who could that friend be?',
    suggestions: [
      'I can’t sleep since the breakup',
      'I miss my ex at night',
      'I haven’t told my friends',
    ],
    suits: ['negative'],
  },
  {
    id: 'breakup.no-contact',
    about: ['stories', 'checking', 'keeps texting', 'contact', 'unfollow', 'block'],
    text: 'Try thirty days without messages, stories or “just checking” on your ex. Archive the chat and move the photos to a folder a friend keeps. It isn’t punishment, only room to hear yourself. What makes it hard to hold back?',
    suggestions: [
      'I keep checking my ex’s stories',
      'My ex keeps texting me',
      'We have the same friends',
    ],
    suits: ['negative', 'neutral', 'curious'],
  },
  {
    id: 'breakup.songs-and-places',
    text: 'Some songs, cafés and even a metro stop can hold a person for months. Reclaim one at a time with somebody you love: the same place, a new memory. Which one would you like back first?',
    suggestions: [
      'Everything reminds me of my ex',
      'Our place was near my office',
      'When will I get over my ex?',
    ],
  },
  {
    id: 'breakup.unsent-letter',
    about: ['closure', 'still love', 'angry'],
    text: 'Write the letter you won’t send: what you loved, what hurt, what you wish had been said. Stop after one page, fold it away, and wash your face. It gives the loop in your head somewhere to end. How would it begin?',
    suggestions: ['I still love my ex', 'I am angry about the breakup', 'I never got closure'],
    suits: ['negative', 'neutral'],
  },
  {
    id: 'breakup.getting-back',
    about: ['wants me back', 'want my ex back', 'get back', 'get back together', 'getting back'],
    text: 'Before going back to an ex, ask what has changed besides the missing. Same fight, same families, same city? Name the reason it ended and the plan for it, both in one sentence each. Can you?',
    suggestions: ['My ex wants me back', 'Our families were the reason', 'I want my ex back'],
    suits: ['curious', 'positive', 'neutral'],
  },
  {
    id: 'breakup.ready-again',
    about: ['date again', 'dating again', 'compare', 'someone new', 'move on', 'moving on'],
    text: 'You may be ready to date again when you’re curious about a new person rather than looking for a cure or a comparison. Start small: one chat, one coffee, an honest pace. What are you curious about now?',
    suggestions: [
      'I compare everyone to my ex',
      'Do I tell them about my ex?',
      'Help me write a new profile',
    ],
    suits: ['positive', 'excited', 'curious', 'neutral'],
  },
  {
    id: 'breakup.family-questions',
    about: ['parents', 'family', 'relatives'],
    text: 'If the family knew, the questions after a breakup can be the tiring part. Agree with one parent or sibling on a single line, “It ended, we’re both fine, let’s not discuss it today”, and let them repeat it for you. Who could help?',
    suggestions: [
      'My parents keep asking about it',
      'Now they push me into a rishta',
      'My ex’s wedding is coming up',
    ],
  },
  {
    id: 'breakup.ending-it',
    about: [
      'should i break up',
      'should break up',
      'breaking up',
      'break up with',
      'end things',
      'end it',
      'by text',
    ],
    text: 'If you’re the one ending it, do it soon, in person or on a call, somewhere safe for both. Say it’s over, give one true reason, and don’t leave a door open out of pity. Which sentence is hardest to say?',
    suggestions: [
      'I feel guilty about breaking up',
      'I am scared of their reaction',
      'Is it okay to break up by text?',
    ],
    suits: ['curious', 'neutral', 'negative'],
  },
];
