import type { CannedReply } from '../cannedReply';

export const nervesReplies: readonly CannedReply[] = [
  {
    id: 'nerves.name-it',
    text: 'Nerves usually mean that it matters to you. Say it lightly when you meet: “I’m a bit nervous, give me five minutes and one chai.” Most people relax when someone says it first. Could you imagine saying that?',
    suggestions: [
      'What if I go blank on the date?',
      'What should we talk about?',
      'I still feel too shy',
    ],
  },
  {
    id: 'nerves.slow-breath',
    about: ['shake', 'calm down', 'panic', 'panicking', 'breathe'],
    text: 'Before you go in, plant both feet and breathe out longer than you breathe in, six times. It gives your body something steady to follow. Then name one thing you are curious about in them. What would it be?',
    suggestions: [
      'I overthink everything I say',
      'What do I ask on a first date?',
      'My hands shake when I meet them',
    ],
    suits: ['negative', 'neutral'],
  },
  {
    id: 'nerves.small-reps',
    about: ['shy', 'introvert', 'introverted', 'new groups', 'freeze'],
    text: 'Shyness eases with small practice. Today, ask the person at the tea stall how the day is going; tomorrow, chat with a colleague in the lift. You are training the first sentence, nothing more. Where could you try it?',
    suggestions: [
      'How do I start small talk?',
      'I freeze after hello',
      'What is a good first message?',
    ],
  },
  {
    id: 'nerves.change-the-goal',
    text: 'Change the goal. Instead of “they must like me”, go to find out two things about this person. It moves your attention off yourself, where nerves grow. Which two things would you honestly like to know?',
    suggestions: [
      'Which questions are too personal?',
      'What if they don’t like me?',
      'I worry about how I look',
    ],
    suits: ['curious', 'neutral', 'negative'],
  },
  {
    id: 'nerves.write-the-worry',
    about: ['worry', 'worried', 'scared', 'afraid', 'fear', 'overthink', 'overthinking'],
    text: 'Put the worry in one sentence on paper, then write what you would do if it came true. “If there’s silence, I’ll ask about their weekend.” A worry with a plan beside it shrinks. What is yours?',
    suggestions: [
      'I am scared of being rejected',
      'I am scared of awkward silence',
      'I am nervous to ask them out',
    ],
  },
  {
    id: 'nerves.excited-too',
    text: 'Nerves and excitement feel nearly the same in the body: quick heart, warm face, the minute before the toss in a big match. Try telling yourself “I’m keen” instead of “I’m scared”. What are you most looking forward to?',
    suggestions: [
      'Meeting them for the first date',
      'I don’t know what to wear',
      'How do I calm down before it?',
    ],
    suits: ['excited', 'positive'],
    notWhenNegative: true,
  },
  {
    id: 'nerves.shorter-plan',
    text: 'Make it smaller until it feels possible: a ten-minute call before a meeting, a coffee before a dinner, a voice note before a call. You are allowed to go at your own pace. What is the smallest step you could take this week?',
    suggestions: [
      'How do I suggest a short call?',
      'I am shy on video calls',
      'What if they want to go faster?',
    ],
  },
];
