import type { MatchReply } from '../../matchReply';

/** Hellos, goodbyes and what is said between. */
export const greetingReplies: readonly MatchReply[] = [
  {
    id: 'greeting.good-timing',
    text: 'Hey hey! Good timing, I was about to make chai. How is your day treating you?',
  },
  {
    id: 'greeting.there-you-are',
    text: 'There you are! I was hoping my phone would buzz. What have you been up to today?',
  },
  {
    id: 'greeting.namaste',
    text: 'Namaste ji! Full respect, folded hands and all. What’s one good thing from your day?',
    about: ['namaste', 'namaskar', 'namaskaram', 'vanakkam', 'नमस्ते', 'नमस्कार'],
  },
  {
    id: 'greeting.morning',
    text: 'Good morning! I’m awake on paper only. What do you need first, chai or silence?',
    about: ['good morning', 'morning', 'gm', 'suprabhat', 'सुप्रभात'],
  },
  {
    id: 'greeting.from-city',
    text: 'Hi hi, big wave from {city}! Tell me something good before we do small talk?',
  },
];

export const howAreYouReplies: readonly MatchReply[] = [
  {
    id: 'howAreYou.bas-mast',
    text: 'Bas, mast! A bit sleepy, a bit hungry, so quite normal. How are you, really?',
  },
  {
    id: 'howAreYou.better-now',
    text: 'Better now that somebody asked nicely. My day had some {interest} in it, so no complaints. Yours?',
  },
  {
    id: 'howAreYou.seven-of-ten',
    text: 'A solid seven out of ten, eight if there’s dessert. What’s your number today?',
  },
  {
    id: 'howAreYou.doing-what',
    text: 'Just lying here, pretending to plan my week. What are you doing right now?',
    about: [
      'what are you doing',
      'whats up',
      'wassup',
      'sup',
      'wyd',
      'kya kar rahe ho',
      'doing now',
    ],
  },
  {
    id: 'howAreYou.survived',
    text: 'Survived traffic and two meetings without drama, so I’m proud. How did your day go?',
    about: ['how was your day', 'hows your day', 'how is your day', 'your day been', 'day going'],
  },
];

export const nightReplies: readonly MatchReply[] = [
  {
    id: 'night.sweet-dreams',
    text: 'Good night! Phone away, pillow cool side up. I enjoyed talking, tell me your dreams tomorrow?',
  },
  {
    id: 'night.shubh-ratri',
    text: 'Shubh ratri! May your alarm be kind and your neighbours quiet. Chat soon?',
  },
  {
    id: 'night.bye',
    text: 'Chalo, bye for now! This was fun. Think of one good question for me till next time?',
    about: ['bye', 'goodbye', 'bye bye', 'gotta go', 'have to go', 'talk later', 'ttyl', 'see you'],
  },
  {
    id: 'night.rest-well',
    text: 'Sleep well, you’ve earned it. I’ll pretend to sleep too and scroll a little. Until next time!',
  },
];

export const thanksReplies: readonly MatchReply[] = [
  {
    id: 'thanks.arre',
    text: 'Arre, no thank-yous between us, pay me in good stories. Got one for me?',
  },
  {
    id: 'thanks.anytime',
    text: 'Anytime! You’re easy to talk to, so thank you too. What’s next on your mind?',
  },
  {
    id: 'thanks.welcome',
    text: 'You’re most welcome, as my school taught me to say. What’s making you smile today?',
  },
];

export const sorryReplies: readonly MatchReply[] = [
  {
    id: 'sorry.koi-na',
    text: 'Koi na, it happens! No hard feelings at all. So, where were we?',
  },
  {
    id: 'sorry.all-good',
    text: 'All good, really. I take hours to reply sometimes too. How’s your day been otherwise?',
  },
  {
    id: 'sorry.kind',
    text: 'You’re kind to say it, thank you, and it’s fine. Tell me something nice now?',
  },
];

export const laughReplies: readonly MatchReply[] = [
  {
    id: 'laugh.witness',
    text: 'I made you laugh, I’m counting that as today’s achievement. What always makes you laugh?',
  },
  {
    id: 'laugh.same',
    text: 'Haha, same! I’m grinning at my screen and people are looking. Are you always this much fun?',
  },
  {
    id: 'laugh.more',
    text: 'Your laugh sounds good even in text. Who is the funniest person you know?',
  },
];
