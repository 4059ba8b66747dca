import type { CannedReply } from '../cannedReply';

export const textingReplies: readonly CannedReply[] = [
  {
    id: 'texting.reply-time',
    about: ['late', 'slow', 'hours', 'reply time', 'how soon', 'how long'],
    text: 'Reply when you have something to say and a minute to say it; no need to match their delay to the second. What tells you more is whether the replies, when they come, show interest. What do theirs look like?',
    suggestions: [
      'Their replies are slow but warm',
      'Their replies are short and dry',
      'Should I double text?',
    ],
  },
  {
    id: 'texting.double-text',
    about: [
      'double text',
      'double texted',
      'double texting',
      'again',
      'three texts',
      'how long should i wait',
    ],
    text: 'A second text is fine if it brings something new: a photo of the dosa you mentioned, a thought about their match. “???” and “you there?” bring only pressure. Wait a day, then send it. What new thing do you have?',
    suggestions: [
      'I already sent three texts',
      'What if they still don’t reply?',
      'How long should I wait to text?',
    ],
    suits: ['curious', 'neutral', 'negative'],
  },
  {
    id: 'texting.voice-note',
    about: ['voice', 'voice note', 'voice notes'],
    text: 'Tone gets lost in typing. A fifteen-second voice note, street noise and all, can carry warmth that a paragraph can’t. Ask first if they like them; not everyone can listen at work. What would you say in yours?',
    suggestions: [
      'I hate how my voice sounds',
      'They send long voice notes',
      'How do I suggest a call?',
    ],
    suits: ['neutral', 'positive', 'curious'],
  },
  {
    id: 'texting.typing-speed',
    about: ['typing', 'typing speed', 'type', 'rewrite', 'typing fast', 'टाइप'],
    text: 'Typing fast, deleting, typing again usually means you’re editing for approval. Write it as you’d say it to a friend on the local, read it once, send. Speed is a clue to your mood, not a score. How did your last one feel?',
    suggestions: [
      'I rewrite every text ten times',
      'Why does typing speed matter?',
      'I type fast when I am nervous',
    ],
  },
  {
    id: 'texting.length-match',
    about: ['long messages', 'long texts', 'short', 'less', 'few messages', 'too much'],
    text: 'Look at the last ten messages. If yours are paragraphs and theirs are lines, go shorter and leave space. If both have grown longer over the weeks, that’s a friendly sign. What do you see when you scroll up?',
    suggestions: [
      'I write much more than them',
      'We both text about the same',
      'How do I text less?',
    ],
    suits: ['curious', 'neutral'],
  },
  {
    id: 'texting.not-when-upset',
    about: ['angry', 'fight', 'apologise', 'apology', 'wrong way', 'upset'],
    text: 'When a text upsets you, write the answer in your notes, not in WhatsApp. Have some water, read it after an hour, and keep the one sentence that says what you need. What would that sentence be?',
    suggestions: [
      'I sent an angry text already',
      'How do I apologise over text?',
      'They took my text the wrong way',
    ],
    suits: ['negative'],
  },
  {
    id: 'texting.take-it-offline',
    about: ['only want to text', 'only text', 'only texts', 'pen pal'],
    text: 'Texting is a bridge, not the house. After a week or two of good chats, suggest something with voices in it: a ten-minute call or a coffee in a public place. Which would feel natural next?',
    suggestions: [
      'How do I suggest a call?',
      'How do I ask for a first date?',
      'They only want to text',
    ],
    suits: ['excited', 'positive', 'neutral'],
  },
];
