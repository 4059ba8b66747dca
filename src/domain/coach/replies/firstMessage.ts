import type { CannedReply } from '../cannedReply';

export const firstMessageReplies: readonly CannedReply[] = [
  {
    id: 'firstMessage.specific-question',
    text: 'Pick one detail from their profile and ask about it in a single line: “You mentioned Hampi. Sunrise on the hill or a slow coracle ride?” A choice is easier to answer than “hi”. Which detail caught your eye?',
    suggestions: [
      'Their profile is almost empty',
      'What if they don’t reply?',
      'How do I keep the chat going?',
    ],
  },
  {
    id: 'firstMessage.share-then-ask',
    text: 'Give a little before you ask: “I’m loyal to the cutting chai outside Dadar station. Where is your best cup?” One thing about you, one about them, and stop there. What small habit of yours could open the chat?',
    suggestions: [
      'My opener feels too long',
      'Give me a topic besides chai',
      'How soon should I text again?',
    ],
    suits: ['neutral', 'curious', 'positive'],
  },
  {
    id: 'firstMessage.empty-profile',
    about: ['empty', 'no bio', 'says little'],
    text: 'When a profile says little, ask about the week instead: “Sunday plan: long sleep, long brunch or a long list of chores?” It needs no research and shows some humour. Try your own three options, then send it without polishing.',
    suggestions: [
      'What if my opener falls flat?',
      'I overthink my first message',
      'What should I ask next?',
    ],
  },
  {
    id: 'firstMessage.photo-story',
    about: ['photo', 'photos', 'pic', 'pics'],
    text: 'Photos usually hide a story. Rather than “nice pic”, try “Who was laughing behind the camera in the wedding photo?” It tells them you looked properly without commenting on looks. Which of their photos makes you curious?',
    suggestions: [
      'Can I compliment a photo?',
      'They have only one photo',
      'How do I keep the chat going?',
    ],
    suits: ['curious', 'excited'],
  },
  {
    id: 'firstMessage.two-lines',
    about: ['long', 'short', 'too long'],
    text: 'Two lines are plenty for a first message. Read yours aloud in the voice you use with a friend; wherever you sound like a job application, cut. Then check that it ends with something they can answer in ten seconds.',
    suggestions: [
      'I feel nervous about sending it',
      'Which question should I end with?',
      'When is a good time to text?',
    ],
  },
  {
    id: 'firstMessage.playful-debate',
    text: 'A harmless debate gets people typing: “Important matter: does biryani need aloo, yes or no?” Food, cricket and filter coffee all work. Avoid anything they might have to defend seriously. What silly hill would you happily argue on?',
    suggestions: [
      'I am not funny over text',
      'What if they don’t get the joke?',
      'Then how do I suggest a date?',
    ],
    suits: ['excited', 'positive'],
    notWhenNegative: true,
  },
  {
    id: 'firstMessage.not-a-verdict',
    about: ['flat', 'ignored', 'no reply', 'nobody replies', 'no one replies'],
    text: 'Openers go unanswered for dull reasons: a busy shift, a full inbox, somebody’s cousin’s sangeet. It is not a verdict on you. Write one honest line, send it, and put the phone down for an hour. What would that line be?',
    suggestions: [
      'What if they never reply?',
      'I get anxious waiting for a reply',
      'Is my profile the problem?',
    ],
    suits: ['negative', 'neutral'],
  },
];
