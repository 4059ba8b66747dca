import type { CannedReply } from '../cannedReply';

/** General replies that slow down and ask; they fit whatever was said. */
export const generalListeningReplies: readonly CannedReply[] = [
  {
    id: 'general.three-columns',
    text: 'Let’s sort it a little. Take a page and make three columns: what happened, what I felt, what I’d like now. The third is often the shortest and the most useful. What’s in yours?',
    suggestions: [
      'I want a clear answer from them',
      'I want to feel less nervous',
      'I want to start dating again',
    ],
  },
  {
    id: 'general.friend-advice',
    text: 'Imagine your closest friend told you the very same thing on the terrace at night. What would you say to them, and in what tone? Try giving yourself that answer, word for word. How does it sound?',
    suggestions: [
      'I would tell them to be patient',
      'I would tell them to move on',
      'I am too hard on myself',
    ],
    suits: ['negative', 'neutral'],
  },
  {
    id: 'general.what-matters',
    text: 'Behind most dating questions sits a simpler one: what do I want to feel with someone? Safe, amused, proud, at home? Choose two words and let them guide your next choice. Which two?',
    suggestions: ['Safe and at home', 'I don’t know what I want', 'I want someone serious'],
    suits: ['neutral', 'curious', 'positive'],
  },
  {
    id: 'general.heavy-day',
    about: ['upset', 'crying', 'cried', 'cry', 'heavy', 'hard day'],
    text: 'That sounds like a lot to carry. Nothing has to be solved tonight. Eat something warm, message one person who knows you well, and look at it again in daylight. What part is the heaviest?',
    suggestions: ['I feel lonely', 'I feel rejected', 'My family is pressuring me'],
    suits: ['negative'],
  },
  {
    id: 'general.lonely-hour',
    about: ['lonely', 'loneliness', 'alone', 'akela', 'akeli', 'अकेला', 'अकेली'],
    text: 'Low moods often have an hour: Sunday evening, the ride home, after a cousin’s engagement photos. Plan something small for exactly that time, a call or a class or a walk for kulfi. When does yours come?',
    suggestions: [
      'Late at night, mostly',
      'At every family wedding',
      'I feel left behind by friends',
    ],
    suits: ['negative'],
  },
  {
    id: 'general.facts-and-story',
    text: 'Separate the facts from the story. Fact: they wrote four words. Story: they’re losing interest. Say your facts first, and the story may change shape. What do you know for certain here?',
    suggestions: [
      'They send mixed signals',
      'I overthink everything',
      'How do I know if they like me?',
    ],
    suits: ['curious', 'negative', 'neutral'],
  },
  {
    id: 'general.body-check',
    text: 'Check with your body before your head argues: after talking with this person, or thinking about it, do your shoulders drop or rise? Keep count for a week. What have you noticed so far?',
    suggestions: ['I feel calm around them', 'I feel anxious around them', 'It changes every day'],
  },
  {
    id: 'general.one-hope-one-fear',
    text: 'Try finishing two sentences: “I hope that…” and “I’m afraid that…”. Keep both honest and short. When they stand next to each other, the next step is easier to see. How do yours end?',
    suggestions: [
      'I am afraid of being rejected',
      'I hope it becomes serious',
      'I am afraid my parents say no',
    ],
  },
  {
    id: 'general.more-detail',
    about: ['help me', 'advice', 'help'],
    text: 'I’d like to picture it better. Who is involved, how long have you known each other, and what was the last thing that was said? Three short answers will do. Start wherever it’s easiest.',
    suggestions: [
      'We matched last week',
      'We have been dating for months',
      'We met through our families',
    ],
    suits: ['neutral', 'curious'],
  },
  {
    id: 'general.tired-of-apps',
    about: ['apps', 'tired', 'break', 'burnt out'],
    text: 'If dating has begun to feel like a second job, give it office hours: twenty minutes, three evenings a week, and one real-life plan such as a trek, a quiz or a friend’s housewarming. What could fill the freed time?',
    suggestions: [
      'I am tired of dating apps',
      'How do I meet people offline?',
      'I want to take a break',
    ],
    suits: ['negative', 'neutral'],
  },
  {
    id: 'general.comparison',
    about: ['friends are married', 'left behind', 'compare', 'late in life', 'everyone else'],
    text: 'Wedding season makes every feed look like everyone else has arrived. They’re on their road; you’re on yours, perhaps in slower traffic. Unfollow two accounts for a month and see how it feels. Which two?',
    suggestions: [
      'All my friends are married',
      'My parents compare me to cousins',
      'I feel late in life',
    ],
    suits: ['negative', 'neutral'],
  },
  {
    id: 'general.what-went-right',
    text: 'Before looking for what to fix, name what already works: a reply you’re proud of, a limit you kept, a laugh you shared. Build the next step on that. What went right, even if it’s small?',
    suggestions: ['I was honest with them', 'I said no for once', 'We laughed on our first date'],
  },
  {
    id: 'general.both-views',
    text: 'Try telling it from the other side: how would this person describe the same evening or chat to their friend? It won’t be the whole truth, but it often softens a knot. What would they say first?',
    suggestions: [
      'They would say I am distant',
      'They would say I text too much',
      'I really can’t tell',
    ],
    suits: ['curious', 'neutral', 'negative'],
  },
  {
    id: 'general.permission',
    about: ['single', 'solo', 'by myself'],
    text: 'You may want love and still enjoy your own company; one doesn’t cancel the other. Plan one outing this week purely for yourself, such as a matinee or the old book market. What have you been postponing?',
    suggestions: [
      'I feel shy going out alone',
      'A solo trip, actually',
      'I want company, not a solo plan',
    ],
  },
  {
    id: 'general.confused',
    about: ['confused', 'confusing', 'choose', 'decide', 'dont know'],
    text: 'Being confused is a fair place to be; it usually means that two good wishes are pulling in different directions. Name both wishes without choosing yet. What are they?',
    suggestions: [
      'My heart and my family differ',
      'I like two people',
      'Love or career, I can’t choose',
    ],
    suits: ['negative', 'curious', 'neutral'],
  },
];
