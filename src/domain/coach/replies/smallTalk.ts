import type { CannedReply } from '../cannedReply';

export const smallTalkReplies: readonly CannedReply[] = [
  {
    id: 'smallTalk.follow-the-noun',
    text: 'Follow a word they just used. If they say “long day, my manager again”, ask about the manager, not about their hobbies. People open up along the thread they offered. What was the last thing they told you?',
    suggestions: [
      'They give one-word answers',
      'I run out of things to say',
      'How do I go deeper?',
    ],
  },
  {
    id: 'smallTalk.easy-topics',
    about: [
      'topic',
      'topics',
      'what to talk about',
      'talk about',
      'run out',
      'kya baat karu',
      'kya baat karun',
    ],
    text: 'Some topics rarely fail: the food of their childhood, the worst train journey, a festival done their family’s way, a song they’d play on a night drive. Pick one and answer it yourself first. Which would you enjoy answering?',
    suggestions: [
      'Give me more topics',
      'What topics should I avoid?',
      'How do I sound less scripted?',
    ],
    suits: ['neutral', 'curious', 'positive'],
  },
  {
    id: 'smallTalk.statement-first',
    about: ['interview', 'questions', 'opinions'],
    text: 'If it feels like an interview, trade two questions for one statement: “I think the first rain in Mumbai deserves a public holiday.” Statements invite replies without demanding them. What odd opinion could you offer today?',
    suggestions: [
      'Our chat feels like an interview',
      'I have no interesting opinions',
      'How do I make them laugh?',
    ],
  },
  {
    id: 'smallTalk.silence-ok',
    about: ['silence', 'silences', 'quiet'],
    text: 'Silence is not failure. Sip the chai, look around, and say what you see: “That uncle has been choosing one mango for ten minutes.” Shared noticing is conversation. Where are you two likely to talk next?',
    suggestions: [
      'Silence makes me nervous',
      'We talk only on calls',
      'We meet on our first date soon',
    ],
    suits: ['negative', 'neutral'],
  },
  {
    id: 'smallTalk.go-deeper',
    about: ['deep', 'deeper', 'personal'],
    text: 'To go a level deeper, ask for a moment, not a summary. “What was the best part of your cousin’s wedding?” beats “how was it?” One such question per chat is plenty. What would you like to know beyond the basics?',
    suggestions: [
      'Questions for a deeper talk?',
      'What if it gets too personal?',
      'How do I know if they like me?',
    ],
    suits: ['curious', 'positive', 'excited'],
  },
  {
    id: 'smallTalk.dry-replies',
    about: ['dry', 'hmm', 'one word', 'always start'],
    text: 'Dry replies can mean shy, busy or not interested. Offer one question that’s fun to answer and one pause of a day. If it stays at “hmm” and “haha”, spend your warmth where it’s returned. How do their replies compare with yours?',
    suggestions: [
      'They only reply with hmm',
      'I always start the chat',
      'Should I stop texting them?',
    ],
    suits: ['negative', 'curious'],
  },
  {
    id: 'smallTalk.running-joke',
    about: ['laugh', 'joke', 'jokes', 'funny', 'game', 'boring'],
    text: 'Keep one small thing alive between you: rating every chai you drink this week, or a daily photo of the strangest auto slogan. Shared games carry a chat on dull days. What could be yours?',
    suggestions: [
      'Ideas for a chat game?',
      'How do I make them laugh?',
      'Then how do I suggest meeting?',
    ],
    suits: ['excited', 'positive'],
    notWhenNegative: true,
  },
  {
    id: 'smallTalk.signs-of-interest',
    about: ['like me', 'likes me', 'into me', 'interested in me', 'mixed signals'],
    text: 'Look at effort more than emoji: do they ask about you, remember small things, offer another day when they’re busy? Two of three is a good sign; asking is the only sure one. What have they remembered about you?',
    suggestions: [
      'They ask me a lot of questions',
      'They never ask about me',
      'How do I ask them out?',
    ],
  },
];
