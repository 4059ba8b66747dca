import type { CannedReply } from '../cannedReply';

export const arrangedMeetingReplies: readonly CannedReply[] = [
  {
    id: 'arrangedMeeting.three-questions',
    about: ['what should i ask', 'what to ask', 'questions', 'ask them'],
    text: 'Twenty minutes alone at a rishta meeting go quickly, so take three real questions: what does an ordinary Sunday look like, how do you handle money, and is this meeting your wish too? Which one matters most to you?',
    suggestions: [
      'What else should I ask them?',
      'How do I ask about money?',
      'How do I know it is their wish?',
    ],
    suits: ['curious', 'neutral'],
  },
  {
    id: 'arrangedMeeting.second-meeting',
    about: ['unsure', 'quick answer', 'more time', 'confused', 'not sure'],
    text: 'Nobody can know from one plate of samosas. Ask both families for a second meeting outside the house, just the two of you, before anyone says yes. “We’d like to talk once more” is a modest request. Who could put it forward?',
    suggestions: [
      'My parents want a quick answer',
      'Where should we two meet?',
      'I am unsure about this rishta',
    ],
  },
  {
    id: 'arrangedMeeting.saying-no',
    about: ['say no', 'saying no', 'reject', 'refuse', 'decline'],
    text: 'Declining a rishta is kindest when quick and brief: “They’re a good person, I don’t feel it’s right for me.” Tell your parents first, and let them pass it on with respect. You need not list faults. What makes you hesitate?',
    suggestions: [
      'My parents will be upset',
      'I feel guilty about saying no',
      'I need more time to decide',
    ],
    suits: ['negative', 'neutral', 'curious'],
  },
  {
    id: 'arrangedMeeting.biodata',
    about: ['biodata', 'bio data', 'बायोडाटा'],
    text: 'A biodata covers height, degree and gotra, and leaves out the person. Add two lines of your own: how you spend a free evening, and what kind of home you’d like to build. What would those two lines say?',
    suggestions: [
      'Help me with my biodata',
      'My biodata has an old photo',
      'What should I look for in theirs?',
    ],
  },
  {
    id: 'arrangedMeeting.big-topics',
    about: ['work after', 'living apart', 'in laws', 'joint family', 'children', 'career', 'faith'],
    text: 'Some things deserve words before any engagement: living with parents or apart, both careers, children, faith at home, debts. Take one per conversation, over chai rather than across a committee. Which would you be relieved to have settled?',
    suggestions: [
      'How do I bring up living apart?',
      'I want to work after shaadi',
      'We differ about faith at home',
    ],
  },
  {
    id: 'arrangedMeeting.dowry',
    about: ['dowry', 'dahej', 'gifts', 'दहेज'],
    text: 'If gifts or “expectations” are hinted at in a rishta, you may say plainly that dowry is off the table; asking for it is against the law too. Settle with your own family beforehand who will say it. Has anything like that come up?',
    suggestions: [
      'They hinted at gifts and a car',
      'My family thinks it is normal',
      'Nothing like that in our rishta',
    ],
    suits: ['negative', 'neutral'],
  },
  {
    id: 'arrangedMeeting.own-pace',
    text: 'An arranged introduction can still grow like any friendship. Suggest a month of calls and a few outings before the families fix dates. Notice how they speak to waiters and to their siblings. What would help you feel sure?',
    suggestions: [
      'The families fixed dates already',
      'What do we talk about on calls?',
      'I like this rishta so far',
    ],
    suits: ['positive', 'excited', 'neutral'],
  },
  {
    id: 'arrangedMeeting.after-many',
    about: ['tired', 'exhausted', 'fed up', 'break', 'again and again', 'so many'],
    text: 'Rishta after rishta wears anyone out; it starts to feel like an exam with new examiners. You may ask your parents for a break of a month, with a date when you’ll talk again. What would you do with that month?',
    suggestions: [
      'I am tired of rishta meetings',
      'My parents won’t allow a break',
      'They rejected me over looks',
    ],
    suits: ['negative'],
  },
];
