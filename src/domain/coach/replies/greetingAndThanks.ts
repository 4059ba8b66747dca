import type { CannedReply } from '../cannedReply';

export const greetingReplies: readonly CannedReply[] = [
  {
    id: 'greeting.what-brings-you',
    text: 'Namaste, good to see you here. We can work on a first message, plan a date, or talk through something that’s bothering you. What has been on your mind since this morning?',
    suggestions: [
      'Help me write a first message',
      'I have a date coming up',
      'Someone stopped replying',
    ],
  },
  {
    id: 'greeting.chai-time',
    text: 'Hello! Imagine two cups of chai between us and no hurry. Tell me about one person you’d like to talk to, or one chat that puzzles you. Where shall we begin?',
    suggestions: [
      'They send mixed signals',
      'I am nervous about a date',
      'I want a better profile',
    ],
    suits: ['positive', 'excited', 'neutral'],
    notWhenNegative: true,
  },
  {
    id: 'greeting.one-small-thing',
    text: 'Hi there. Pick one small thing for today: a kinder bio, a braver opener, or a plan for Saturday. Ten minutes on one of them is better than an hour of scrolling. Which one?',
    suggestions: [
      'A better bio for my profile',
      'A braver first message',
      'A date plan for Saturday',
    ],
  },
  {
    id: 'greeting.how-is-your-heart',
    text: 'Hey, good that you came by. Before any advice: on a scale from Monday morning in the local to the first mango of summer, how is your heart today? And what made it so?',
    suggestions: [
      'I feel a bit lonely today',
      'I am happy about someone',
      'My family is pressuring me',
    ],
    suits: ['neutral', 'curious', 'positive'],
  },
  {
    id: 'greeting.soft-start',
    about: ['sad', 'tired', 'low'],
    text: 'Hello. If today is heavy, we can go slowly; you don’t need a neat question. Write the first three words that fit how you feel, and we’ll start from there. Which words come?',
    suggestions: ['Tired and a bit lonely', 'I feel rejected', 'I am stressed about family'],
    suits: ['negative'],
  },
  {
    id: 'greeting.pick-a-path',
    text: 'Namaste! Some people come here about an app chat, some about a rishta from home, some about a heart on the mend. Each is welcome. Which is nearest to your story this week?',
    suggestions: ['It is about an app chat', 'It is about a rishta', 'It is about a breakup'],
  },
];

export const thanksReplies: readonly CannedReply[] = [
  {
    id: 'thanks.try-and-tell',
    text: 'You’re welcome. Advice is only half; the other half is trying it in your own words. Choose one step you can do before tonight’s dinner, and come back to tell me how it went. Which step is it?',
    suggestions: [
      'I will send the first message',
      'I will talk to my family',
      'I will ask them on a date',
    ],
  },
  {
    id: 'thanks.glad',
    text: 'Happy to help, and the courage part was yours. Note down what worked, even one line, so that next time you have your own wisdom to borrow from. What would that line say?',
    suggestions: [
      'Being honest worked for me',
      'What should I do next?',
      'I still feel a little nervous',
    ],
    suits: ['positive', 'excited', 'neutral'],
    notWhenNegative: true,
  },
  {
    id: 'thanks.pass-it-on',
    text: 'Anytime. If it helped, do the same for a friend who is struggling with a chat: listen first, suggest second. Explaining something often makes it clearer to oneself. Is there anything left that you’re unsure about?',
    suggestions: [
      'How do I keep the chat going?',
      'One more thing about my date',
      'My friend needs dating advice',
    ],
  },
  {
    id: 'thanks.rest-now',
    text: 'I’m glad you talked about it. For today that may be enough: put the phone away, drink some water, call someone who makes you laugh. What would make the rest of your evening a little gentler?',
    suggestions: ['I will call an old friend', 'I still feel hurt', 'I keep thinking about my ex'],
    suits: ['negative', 'neutral'],
  },
  {
    id: 'thanks.next-step',
    text: 'My pleasure. Small steps count here: one message sent, one question asked, one honest no. If you had to name the next one for this week, what would you choose?',
    suggestions: ['Plan a first date', 'Improve my profile', 'Set one clear limit'],
  },
  {
    id: 'thanks.keep-notes',
    text: 'Most welcome. Keep a tiny note on your phone: what I said, what came back, how I felt. After a month it teaches more about your own patterns than any rule. What’s the first entry?',
    suggestions: ['I text more when I am nervous', 'I say yes too fast', 'I always start the chat'],
    suits: ['curious', 'neutral', 'positive'],
  },
];
