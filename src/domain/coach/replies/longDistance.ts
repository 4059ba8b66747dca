import type { CannedReply } from '../cannedReply';

export const longDistanceReplies: readonly CannedReply[] = [
  {
    id: 'longDistance.ritual',
    about: ['calls', 'video call date', 'boring', 'time zone', 'time zones'],
    text: 'Distance is easier with one small ritual than with all-day texting: Sunday chai on video, or the same film started on the count of three. Choose one you’d keep even in a bad week. What could yours be?',
    suggestions: [
      'Ideas for a video call date?',
      'We are in different time zones',
      'Our calls feel boring lately',
    ],
  },
  {
    id: 'longDistance.next-visit',
    about: ['visit', 'flight', 'flights', 'never met', 'see each other', 'tickets'],
    text: 'Bengaluru to Delhi feels shorter with a date on the calendar. Book the next visit before the current one ends, even if it’s two months away, and take turns with the tickets. When did you last see each other?',
    suggestions: ['We have never met in person', 'Flights cost too much', 'I miss them a lot'],
    suits: ['neutral', 'positive', 'excited'],
  },
  {
    id: 'longDistance.ordinary-days',
    text: 'Share the ordinary, not only the highlights: the auto driver’s playlist, what you burned for dinner, the view from your balcony in the rain. Boring details are how two people live near each other from afar. What was today’s?',
    suggestions: [
      'We run out of things to say',
      'They send very few messages',
      'I feel left out of their life',
    ],
  },
  {
    id: 'longDistance.missing-them',
    about: ['miss', 'missing', 'lonely'],
    text: 'Missing someone comes in waves, often late at night. Say it plainly, without a complaint hidden inside: “I miss you today, no need to fix it.” Then do one thing that belongs to your own city. What could that be tonight?',
    suggestions: [
      'I feel lonely without them',
      'I feel jealous of their friends',
      'When should we end the distance?',
    ],
    suits: ['negative'],
  },
  {
    id: 'longDistance.end-date',
    about: ['future', 'move', 'relocate', 'moving', 'relocating', 'end the distance'],
    text: 'Most couples cope better when the distance has an end in view. Talk about it like a plan: which city, whose job moves, what families would say, by when. It needn’t be decided in one call. Which question is the hardest?',
    suggestions: [
      'Neither of us wants to move',
      'My family wants me to stay',
      'How do I bring up the future?',
    ],
    suits: ['curious', 'neutral'],
  },
  {
    id: 'longDistance.reunion-day',
    about: ['meet again', 'day together', 'coming to see', 'visiting me'],
    text: 'Leave the first hours of a visit unplanned. Food, a slow walk, getting used to each other’s pace again; the grand tour can wait. Tell them one small thing you want to do together. What’s first on your list?',
    suggestions: [
      'Ideas for our day together?',
      'I am nervous to meet again',
      'We meet for the first time',
    ],
    suits: ['excited', 'positive'],
    notWhenNegative: true,
  },
  {
    id: 'longDistance.reply-gaps',
    about: ['reply', 'replies', 'forget to call', 'call', 'fight'],
    text: 'A late reply from another city can look like a cold heart when it was only a meeting. Agree on a signal such as “busy, call at ten”. It takes three seconds and spares an evening of guessing. Could you suggest it today?',
    suggestions: ['They forget to call me', 'We fight on calls a lot', 'How often should we call?'],
    suits: ['negative', 'curious', 'neutral'],
  },
];
