import type { CannedReply } from '../cannedReply';

/** General replies with something to try, whatever was said. */
export const generalIdeasReplies: readonly CannedReply[] = [
  {
    id: 'general.ask-plainly',
    text: 'When you catch yourself guessing, ask. “I wasn’t sure how you meant that, could you tell me?” takes ten seconds and saves an evening with the group chat’s theories. What would you like to ask?',
    suggestions: [
      'How do I ask without pressure?',
      'What if they don’t reply?',
      'Do they like me or not?',
    ],
    suits: ['curious', 'neutral', 'negative'],
  },
  {
    id: 'general.smallest-step',
    text: 'What would be the smallest useful step, one you could take before the pressure cooker’s third whistle? A line to send, a photo to change, a call to fix. Do just that today. Which is it?',
    suggestions: ['Send a first message', 'Change my profile photo', 'Suggest a short call'],
  },
  {
    id: 'general.good-question',
    text: 'There may be more than one right answer here, so test one cheaply: try it once, with one person, for one week. Then keep what felt like you. What would be a small first test?',
    suggestions: [
      'A new kind of first message',
      'Asking someone for a coffee date',
      'Texting less for a week',
    ],
    suits: ['curious'],
  },
  {
    id: 'general.share-the-joy',
    text: 'Enjoy this part; there’s no need to rush it into a plan. Tell the other person one exact thing that made you smile, and let them add theirs. What would you mention?',
    suggestions: [
      'Something they said on our date',
      'Our long phone call',
      'Is that too much too soon?',
    ],
    suits: ['excited', 'positive'],
    notWhenNegative: true,
  },
  {
    id: 'general.keep-your-week',
    text: 'Excitement is lovely, and it stays lovely longer when the rest of your week goes on: your cricket evening, your dance class, dinner at home. Which plan of your own will you keep, whatever happens?',
    suggestions: [
      'I want to text them all day',
      'How do I take it slow?',
      'We planned our first date',
    ],
    suits: ['excited'],
    notWhenNegative: true,
  },
  {
    id: 'general.festival-plan',
    about: [
      'diwali',
      'holi',
      'eid',
      'navratri',
      'onam',
      'pongal',
      'durga puja',
      'christmas',
      'festival',
      'festivals',
      'garba',
    ],
    text: 'Festivals give shy people an easy reason to write: “How does your home do Diwali, loud or quiet?” or “Pandal hopping, yes or no?” Look at the calendar and pick the next one. What could you ask about it?',
    suggestions: [
      'What is a good festival opener?',
      'Should I invite them home?',
      'We celebrate different festivals',
    ],
    suits: ['neutral', 'curious'],
    notWhenNegative: true,
  },
  {
    id: 'general.green-flags',
    about: ['green flag', 'green flags', 'right person', 'right one'],
    text: 'Make your own short list of green flags: kind to drivers and waiters, keeps plans, can say sorry, curious about your day. Then look for those, not for perfection. Which would be at the top for you?',
    suggestions: ['Can say sorry', 'Respects my family', 'How do I spot red flags?'],
  },
  {
    id: 'general.two-way',
    text: 'Keep a light eye on balance: who starts the chats, who asks questions, who makes the plans. It needn’t be even every day, only over a month. How does it look from where you stand?',
    suggestions: ['I always start the chat', 'It feels quite equal', 'They never plan a date'],
  },
  {
    id: 'general.values-talk',
    text: 'Chemistry is loud and values are quiet, so give the quiet ones a turn. Over your next chai, ask how their home handled money, anger or festivals. What was it like in yours?',
    suggestions: [
      'We never talked about values',
      'Our families are very different',
      'When is it too soon for that?',
    ],
    suits: ['positive', 'curious', 'neutral'],
  },
  {
    id: 'general.apology',
    about: ['sorry', 'apology', 'apologise', 'my fault', 'mistake'],
    text: 'If something went wrong on your side, a good apology has three parts: what I did, what it caused, what I’ll do differently. No “but”. Short enough to say in one breath. Is there one you owe, or one you’d like to hear?',
    suggestions: ['I owe them an apology', 'They never say sorry', 'How do I apologise over text?'],
    suits: ['negative', 'neutral'],
  },
  {
    id: 'general.meet-offline',
    about: ['offline', 'meet people', 'small town', 'events', 'new groups'],
    text: 'Widen the circle a bit: a run club, a language class, volunteering, a friend’s music evening. You meet people who share one interest already, and nobody calls it a date. What would you go to even on your own?',
    suggestions: [
      'I am shy in new groups',
      'How do I start a conversation?',
      'My town has very few events',
    ],
  },
  {
    id: 'general.say-it-in-your-words',
    about: ['english', 'language', 'languages', 'hindi', 'tamil', 'marathi'],
    text: 'Whatever you decide to say, say it in the language you joke in: Hinglish, Tamil, Marathi, plain English. People feel the person behind the words sooner. Which language sounds most like you?',
    suggestions: [
      'I feel shy in English',
      'We speak different languages',
      'Help me with a first message',
    ],
    suits: ['neutral', 'positive', 'curious'],
  },
  {
    id: 'general.sleep-on-it',
    text: 'Big messages are better in the morning. Write it now, sleep, and read it again with your first chai. If it still sounds true and kind, send it. What is it you would like to say?',
    suggestions: [
      'I want to tell them I like them',
      'I want to end things',
      'I want to say I am upset',
    ],
    suits: ['negative', 'neutral'],
  },
  {
    id: 'general.shared-effort',
    text: 'Offer something instead of waiting: “I’m going to the book fair on Sunday, come along if you like.” You’ll have a good day either way, and the invitation is easy to accept or decline. What could you invite someone to?',
    suggestions: ['A walk and some chaat', 'How do I suggest a date?', 'What if they say no?'],
    suits: ['neutral', 'curious'],
  },
  {
    id: 'general.phone-free',
    text: 'Give your attention one evening off: no apps after nine, a proper meal, a call to an old friend. Things that looked urgent are often smaller the next morning. Which evening this week could that be?',
    suggestions: [
      'I scroll dating apps all night',
      'Tonight, I will try it',
      'I wait for their reply all night',
    ],
  },
  {
    id: 'general.remember-the-detail',
    text: 'Good moments fade quickly, so keep this one: write three details tonight, a smell, a sentence, something you both laughed at. One of them will make a lovely message later. Which detail comes first?',
    suggestions: [
      'Something they said',
      'We laughed on our first date',
      'What should I text them now?',
    ],
    suits: ['excited', 'positive'],
    notWhenNegative: true,
  },
  {
    id: 'general.next-easy-thing',
    text: 'When something feels good, the next step can be small and near: the other half of the walk, that chaat place you both named, a call on Sunday. Offer it while the mood is fresh. What did you both say you’d like?',
    suggestions: [
      'How do I suggest a date?',
      'Is it too soon to ask?',
      'We both like old bookshops',
    ],
    suits: ['excited', 'positive'],
    notWhenNegative: true,
  },
  {
    id: 'general.what-you-bring',
    text: 'It takes two to make it pleasant, so notice your share too: did you listen well, joke, ask something brave? Knowing what you bring keeps you steady whatever comes next. What was your part in it?',
    suggestions: [
      'I listened well this time',
      'I was brave and asked',
      'I still feel a little nervous',
    ],
    suits: ['excited', 'positive'],
  },
  {
    id: 'general.friend-crush',
    about: ['crush', 'best friend', 'close friend', 'colleague', 'classmate', 'like someone'],
    text: 'Liking someone already in your life asks for care, since the friendship counts too. Try one outing that is slightly different, just the two of you, and see how it feels before any big speech. Where would you two go?',
    suggestions: [
      'I have a crush on my friend',
      'How do I ask them out?',
      'What if it ruins our friendship?',
    ],
  },
];
