import type { MatchReply } from '../../matchReply';

/** Jokes, low days, good news, and what they are. */
export const jokeReplies: readonly MatchReply[] = [
  {
    id: 'joke.auto',
    text: 'Once I asked an auto driver to go by meter, and the whole stand is still laughing. Your turn?',
  },
  {
    id: 'joke.samosa',
    text: 'Why did the samosa go to the party alone? Its chutney was running late, sorry, but can you do worse?',
  },
  {
    id: 'joke.wifi',
    text: 'My Wi-Fi gives me trust issues: it says connected, but emotionally it’s not there. Do you have a better one?',
  },
  {
    id: 'joke.diet',
    text: 'Seafood diet, day one: I see food and the diet is over. Can you make me laugh now?',
  },
  {
    id: 'joke.five-minutes',
    text: 'The shortest Indian joke is "I’m just five minutes away." How honest are you about being late?',
  },
  {
    id: 'joke.chai',
    text: 'Said the chai to the biscuit: "Don’t lose yourself in me." Shall I stop, or do you want more?',
  },
];

export const lowMoodReplies: readonly MatchReply[] = [
  {
    id: 'lowMood.i-am-here',
    text: 'That sounds heavy, I’m sorry, and I’ll just listen and fix nothing unless you ask. What happened?',
  },
  {
    id: 'lowMood.be-gentle',
    text: 'Some days are just hard, so be gentle with yourself: water, food, a call to someone you love. Do you want to talk about it?',
  },
  {
    id: 'lowMood.company',
    text: 'Feeling alone is tough, even with a full phone, and I’m glad you said it. Who makes you feel at home?',
    about: ['lonely', 'alone', 'akela', 'akeli', 'miss someone', 'nobody'],
  },
  {
    id: 'lowMood.small-step',
    text: 'Uff, here’s a virtual chai from me to you. Which small thing could make tonight ten percent better?',
  },
  {
    id: 'lowMood.nervous',
    text: 'Nerves only mean it matters to you, and that’s not a bad thing. Which part worries you most?',
    about: ['nervous', 'anxious', 'scared', 'worried', 'anxiety', 'tension', 'tensed'],
  },
];

export const goodNewsReplies: readonly MatchReply[] = [
  {
    id: 'goodNews.mithai',
    text: 'Wah, congratulations, I want mithai! Will you tell me everything, slowly, from the beginning?',
  },
  {
    id: 'goodNews.happy-for-you',
    text: 'Lovely news, I’m smiling with you! How are you going to celebrate?',
  },
  {
    id: 'goodNews.who-first',
    text: 'Yes, good news like this deserves a little dance! Who did you tell first?',
  },
  {
    id: 'goodNews.proud',
    text: 'Kya baat hai, be properly proud today, no modesty allowed! What was the hardest part?',
  },
];

/** Asked in earnest, they do not claim to be a person. */
export const realReplies: readonly MatchReply[] = [
  {
    id: 'real.sample-profile',
    text: 'Honest answer: I’m a practice partner, made up by Taal on this device. Practise here, then write to real people. What shall we try?',
  },
  {
    id: 'real.no-person',
    text: 'Fair question: no person is typing here, I’m a practice partner made up by Taal. Try a line here, then send it to somebody real. Which one?',
  },
  {
    id: 'real.on-your-device',
    text: 'Just ready replies on your own device, a practice partner made up by Taal and not a real person. What would you like to try before you write to one?',
  },
  {
    id: 'real.truth',
    text: 'Truth first: I’m a practice partner made up by Taal, not a human. Practise with me, then write to real people. Ready for a question?',
  },
];
