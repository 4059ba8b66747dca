import type { CannedReply } from '../cannedReply';

export const rejectionReplies: readonly CannedReply[] = [
  {
    id: 'rejection.gracious-line',
    text: 'A no stings, and how you take it is yours to choose. One line is enough: “Thank you for being honest, I wish you well.” Then close the chat for today. Who can you have a chai with this evening?',
    suggestions: [
      'Can we still be friends?',
      'It hurts more than I expected',
      'I want to ask them why',
    ],
  },
  {
    id: 'rejection.fit-not-worth',
    text: 'A no is about fit on one day, between two people with full lives. It doesn’t measure your worth, just as one wicket doesn’t end a career. What did you like about how you showed up?',
    suggestions: [
      'I feel I am not good enough',
      'Should I try asking again?',
      'I want to start fresh',
    ],
    suits: ['negative', 'neutral'],
  },
  {
    id: 'rejection.dont-argue',
    about: ['why', 'ask again', 'asking again', 'change their mind'],
    text: 'It’s tempting to ask for reasons or offer to change. Mostly that hurts twice. Take the no as complete, even without an explanation, and write the questions in your notes app instead. What would you most want to ask?',
    suggestions: [
      'Why did they say no?',
      'How do I stop thinking of them?',
      'Should I unfollow them?',
    ],
    suits: ['curious', 'negative'],
  },
  {
    id: 'rejection.turning-down',
    about: [
      'say no',
      'saying no',
      'let them down',
      'decline',
      'turn them down',
      'no spark',
      'guilty',
    ],
    text: 'If you are the one saying no, be brief, warm and final: “I enjoyed talking, but I don’t feel a match, and I’d rather tell you.” Leave out “maybe later” unless you mean it. Which part feels hard to say?',
    suggestions: [
      'I feel guilty saying no',
      'What if they keep asking me?',
      'Can I just stop replying?',
    ],
    suits: ['curious', 'neutral'],
  },
  {
    id: 'rejection.two-days',
    text: 'Give yourself two unhurried days before going back to chats: sleep, a long walk, home food, a film you know by heart. The sting deserves some room, and a fresh start goes better rested. What would comfort you tonight?',
    suggestions: [
      'I keep checking their profile',
      'I feel rejected again and again',
      'When should I try again?',
    ],
    suits: ['negative'],
  },
  {
    id: 'rejection.shared-circle',
    about: [
      'office',
      'colleague',
      'college',
      'class',
      'classmate',
      'still be friends',
      'same group',
    ],
    text: 'If you share an office, a college group or cousins, tell one trusted person at most and stay ordinary in front of the rest. A nod and “how was your weekend?” is plenty. Where will you run into them next?',
    suggestions: [
      'We work in the same office',
      'I feel awkward around them',
      'Can we still be friends?',
    ],
  },
  {
    id: 'rejection.asked-anyway',
    text: 'You asked plainly, and many people never do. Keep that part. Next time you might change the setting or the timing, not yourself. Looking back, was there a moment when their interest was already unclear?',
    suggestions: [
      'They gave mixed signals',
      'How do I know if they like me?',
      'I am scared to ask again',
    ],
    suits: ['neutral', 'positive', 'curious'],
  },
];
