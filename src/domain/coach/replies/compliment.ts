import type { CannedReply } from '../cannedReply';

export const complimentReplies: readonly CannedReply[] = [
  {
    id: 'compliment.a-choice',
    text: 'Compliment a choice more than a face: their taste in old ghazals, how they spoke to the waiter, the colour of that kurta. It shows you noticed the person. What have you noticed lately that they chose or did?',
    suggestions: [
      'Can I compliment their looks?',
      'I worry I will sound cheesy',
      'When should I compliment them?',
    ],
  },
  {
    id: 'compliment.with-effect',
    text: 'Say what it did to you: “Your story about your nani made my whole metro ride lighter.” A compliment with its effect sounds true, because nobody else could have sent it. What did they say that stayed with you?',
    suggestions: [
      'Is that too much too soon?',
      'They never compliment me back',
      'How do I flirt without pressure?',
    ],
    suits: ['positive', 'excited', 'curious'],
  },
  {
    id: 'compliment.one-is-enough',
    about: ['too many', 'ignored', 'cheesy', 'too much'],
    text: 'One compliment, then carry on with the chat. Three in a row ask for a reaction; one is simply a gift. Pair it with a question so they needn’t just say thanks. What would you ask right after it?',
    suggestions: [
      'I give too many compliments',
      'What question goes with it?',
      'They ignored my compliment',
    ],
  },
  {
    id: 'compliment.receiving',
    about: [
      'compliments me',
      'complimented me',
      'compliment me',
      'praised me',
      'gave me a compliment',
    ],
    text: 'Receiving a compliment is a skill too. Instead of “no no, it’s nothing”, try “Thank you, I’m glad you noticed.” Let it sit for a second. Which compliment have you waved away that you could have kept?',
    suggestions: [
      'I never know how to reply',
      'Compliments make me shy',
      'Do they flirt with everyone?',
    ],
    suits: ['neutral', 'curious', 'negative'],
  },
  {
    id: 'compliment.about-looks',
    about: ['looks', 'beautiful', 'pretty', 'handsome', 'cute', 'photo', 'hot'],
    text: 'Looks are fine to mention if you stay light and respectful: “That yellow suits you.” Leave bodies, skin tone and comparisons out of it. If you wouldn’t say it with their friend sitting there, save it. How would yours read then?',
    suggestions: [
      'Does this compliment sound okay?',
      'My compliment came out wrong',
      'What else could I praise?',
    ],
  },
  {
    id: 'compliment.landed-badly',
    about: ['wrong', 'offended', 'badly', 'apologise'],
    text: 'A compliment that lands badly is easy to mend if you’re quick: “That came out clumsy. What I meant is that I enjoy talking with you.” Then don’t bring it up again. What did you really want them to feel?',
    suggestions: [
      'They took my compliment wrong',
      'I feel embarrassed about it',
      'How do I apologise over text?',
    ],
    suits: ['negative'],
  },
];
