import type { MatchReply } from '../matchReply';

/** Jokes, low days, good news, and what they are. */
export const jokeReplies: readonly MatchReply[] = [
  {
    id: 'joke.auto',
    text: 'I asked an auto driver to go by meter. I’m told the whole stand is still laughing. Your turn?',
  },
  {
    id: 'joke.samosa',
    text: 'Why did the samosa go to the party alone? Its chutney was running late. Sorry! Can you do worse?',
  },
  {
    id: 'joke.wifi',
    text: 'My Wi-Fi and I have trust issues: it says connected, but emotionally it’s not there. Got a better one?',
  },
  {
    id: 'joke.diet',
    text: 'I’m on a seafood diet: I see food and the diet is over. Now you, make me laugh?',
  },
  {
    id: 'joke.five-minutes',
    text: 'Shortest Indian joke: "I’m just five minutes away." How honest are you about being late?',
  },
  {
    id: 'joke.chai',
    text: 'What did the chai say to the biscuit? "Don’t lose yourself in me." Okay, I’ll stop. Unless you want more?',
  },
];

export const lowMoodReplies: readonly MatchReply[] = [
  {
    id: 'lowMood.i-am-here',
    text: 'I’m sorry, that sounds heavy. No fixing from my side unless you ask, just listening. What happened?',
  },
  {
    id: 'lowMood.be-gentle',
    text: 'Some days are just hard. Be gentle with yourself, water, food, a call to someone you love. Want to talk about it?',
  },
  {
    id: 'lowMood.company',
    text: 'Feeling alone is tough, even with a full phone. I’m glad you said it. Who makes you feel at home?',
    about: ['lonely', 'alone', 'akela', 'akeli', 'miss someone', 'nobody'],
  },
  {
    id: 'lowMood.small-step',
    text: 'Uff, virtual chai from me to you. What’s one small thing that could make tonight ten percent better?',
  },
  {
    id: 'lowMood.nervous',
    text: 'Nerves mean it matters to you, and that’s not a bad thing. What’s the part that worries you most?',
    about: ['nervous', 'anxious', 'scared', 'worried', 'anxiety', 'tension', 'tensed'],
  },
];

export const goodNewsReplies: readonly MatchReply[] = [
  {
    id: 'goodNews.mithai',
    text: 'Wah, congratulations! Where’s my mithai? Tell me everything, slowly, from the beginning.',
  },
  {
    id: 'goodNews.happy-for-you',
    text: 'That’s lovely, I’m smiling with you! How are you going to celebrate?',
  },
  {
    id: 'goodNews.who-first',
    text: 'Yes! Good news deserves a little dance. Who did you tell first?',
  },
  {
    id: 'goodNews.proud',
    text: 'Kya baat hai! Be properly proud today, no modesty allowed. What was the hardest part?',
  },
];

/** Asked in earnest, they do not claim to be a person. */
export const realReplies: readonly MatchReply[] = [
  {
    id: 'real.sample-profile',
    text: 'Honest answer: I’m a sample profile in Taal, and my lines were written beforehand. Still good for practice! What shall we try?',
  },
  {
    id: 'real.no-person',
    text: 'Fair question. No person is typing here, I’m a made-up match with ready replies. Want to practise a first chat?',
  },
  {
    id: 'real.on-your-device',
    text: 'I’m not a real person, just replies kept on your own device. The chat is yours, though. What’s on your mind?',
  },
  {
    id: 'real.truth',
    text: 'Truth first: I’m a demo match, not a human. I ask decent questions, though. Ready for one?',
  },
];
