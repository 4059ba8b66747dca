import type { CannedReply } from '../cannedReply';

export const boundariesReplies: readonly CannedReply[] = [
  {
    id: 'boundaries.short-no',
    about: ['photos', 'say no', 'uncomfortable', 'not comfortable'],
    text: 'A limit can be short: “I’m not comfortable with that. Let’s meet at the café instead.” No essay, no apology. Someone who respects you will adjust; someone who bargains has told you something. What do you need to say no to?',
    suggestions: [
      'They keep asking for my photos',
      'They want to meet too soon',
      'What if they get angry at my no?',
    ],
  },
  {
    id: 'boundaries.repeat',
    about: ['wont stop', 'block', 'again', 'keeps asking me', 'keep asking me'],
    text: 'If a limit is ignored, say it once more in the same words, then act: leave the call, mute, or block. You are not being rude by keeping to what you said. Which of those would feel right to you?',
    suggestions: [
      'I feel rude when I say no',
      'They won’t stop messaging me',
      'How do I block politely?',
    ],
    suits: ['negative', 'neutral'],
  },
  {
    id: 'boundaries.your-pace',
    about: ['too fast', 'too soon', 'slow', 'slowly'],
    text: 'The slower person sets the pace; that is a fair rule for calls, photos, touch and talk of marriage. Say it early: “I like you, and I go slowly.” Then watch what they do with it. Where is it too fast for you?',
    suggestions: [
      'They are going too fast for me',
      'What if I lose them by waiting?',
      'How do I say I go slowly?',
    ],
  },
  {
    id: 'boundaries.their-no',
    about: ['consent', 'kiss', 'hold hands', 'hug', 'pushed', 'pushed too much'],
    text: 'When the other person says no, or goes quiet, treat it as a no and make it easy: “Of course, no problem at all.” Then really let it go. Trust grows from there. Is there something you’re unsure they agreed to?',
    suggestions: [
      'How do I ask for consent?',
      'I think I pushed too much',
      'They went quiet after I asked',
    ],
    suits: ['curious', 'neutral', 'positive'],
  },
  {
    id: 'boundaries.phone-privacy',
    about: ['password', 'passwords', 'phone', 'location', 'jealous', 'privacy'],
    text: 'Your phone, passwords and location are yours, even in love. Checking and “prove it with a screenshot” rarely bring calm; talking about the worry may. Try: “I’ll talk about anything, but my phone stays private.” What started it?',
    suggestions: [
      'They want my password',
      'They get jealous of my friends',
      'I checked their phone once',
    ],
    suits: ['negative', 'curious', 'neutral'],
  },
  {
    id: 'boundaries.gut-feeling',
    about: ['controlled', 'controlling', 'pressured', 'overreacting', 'red flag', 'red flags'],
    text: 'If your stomach tightens each time their name lights up, take that seriously before you explain it away. Write down the last three moments you felt uncomfortable and show them to a friend you trust. What do they have in common?',
    suggestions: ['I feel controlled by them', 'I feel pressured by them', 'Am I overreacting?'],
    suits: ['negative'],
  },
  {
    id: 'boundaries.kind-and-clear',
    about: ['space', 'alone time', 'midnight', 'clingy'],
    text: 'Limits land better as a request with a reason: “After eleven I’m asleep, so let’s call before ten.” It says what you do want, not only what you don’t. Which rule would make this connection more restful for you?',
    suggestions: [
      'I need some space for myself',
      'They call me at midnight',
      'How do I ask for alone time?',
    ],
    suits: ['positive', 'neutral', 'curious'],
  },
];
