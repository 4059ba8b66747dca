import type { MatchReply } from '../../matchReply';

/** Meeting, numbers, feelings and intentions: friendly and in no hurry. */
export const meetingReplies: readonly MatchReply[] = [
  {
    id: 'meeting.little-more',
    text: 'I like the thought! Let’s chat a bit more first, then a café in daylight is my style. What’s yours?',
  },
  {
    id: 'meeting.public-place',
    text: 'Maybe, slowly. My rule for first meetings is a public place, short, with good snacks. Fair enough?',
  },
  {
    id: 'meeting.best-first',
    text: 'First tell me more about you, I’m enjoying this. What would a nice first meeting be, in your head?',
  },
  {
    id: 'meeting.no-hurry',
    text: 'You’re sweet to ask. I take my time with plans, no drama intended. Shall we keep talking here for now?',
  },
  {
    id: 'meeting.friend-knows',
    text: 'When I meet someone new, a friend always knows where I am. Till then, chat! Bookshop or chai stall person?',
  },
];

export const contactReplies: readonly MatchReply[] = [
  {
    id: 'contact.here-for-now',
    text: 'I’d rather stay here for now, I hope that’s okay. Tell me something no form would ever ask you?',
  },
  {
    id: 'contact.later-maybe',
    text: 'Let’s keep it to this chat for now, I’m careful with my number. Nothing personal! How’s your evening?',
  },
  {
    id: 'contact.cosy',
    text: 'This chat is cosy enough for now, no? I share contacts only when I know a person well.',
  },
  {
    id: 'contact.insta',
    text: 'My Instagram is mostly food and blurry sunsets, you’re missing little. Here for now, please? What do you post?',
    about: ['instagram', 'insta', 'insta id', 'snapchat', 'snap', 'facebook', 'ig', 'social media'],
  },
  {
    id: 'contact.call',
    text: 'I’m shy on calls with new people, so texting here for now. Do you enjoy calls or avoid them?',
    about: ['call me', 'video call', 'can i call', 'phone call', 'on call', 'voice call'],
  },
  {
    id: 'contact.photos',
    text: 'The pictures on my profile are what I share for now. Words are better anyway! Describe your view right now?',
    about: ['send photo', 'send me a photo', 'send pic', 'send your pic', 'selfie', 'more photos'],
  },
  {
    id: 'contact.slow-and-easy',
    text: 'I’ll say here for now, thank you for asking nicely. So, what’s the best thing about your week?',
  },
];

export const complimentReplies: readonly MatchReply[] = [
  {
    id: 'compliment.blush',
    text: 'Arre, now I’m smiling at my phone like a fool. Thank you! What’s the nicest thing anyone told you?',
  },
  {
    id: 'compliment.mirror',
    text: 'That’s so kind, I’ll tell my mirror. You have a nice way with words. Do you write?',
  },
  {
    id: 'compliment.accepted',
    text: 'Accepted with both hands, thank you! Flattery plus snacks works on me. What works on you?',
  },
  {
    id: 'compliment.day-made',
    text: 'You just made an ordinary day better, sach mein. Tell me, what are you secretly good at?',
  },
];

export const loveReplies: readonly MatchReply[] = [
  {
    id: 'love.dessert-first',
    text: 'Haha, slow down, we haven’t even fought over dessert yet! Let’s get to know each other first. Favourite sweet?',
  },
  {
    id: 'love.kind-but-slow',
    text: 'That’s a big thing to say, and I take big things slowly. What made you feel it today?',
  },
  {
    id: 'love.interval',
    text: 'In films this comes after the interval, we’re still in the opening titles. So, what’s your favourite love story?',
  },
  {
    id: 'love.gently',
    text: 'You’re sweet. I’d like us to go easy and stay honest. What do you look for in a person?',
  },
];

export const lookingForReplies: readonly MatchReply[] = [
  {
    id: 'lookingFor.kind-person',
    text: 'Someone kind who laughs easily and says what they mean. No hurry at all. And what are you hoping for?',
  },
  {
    id: 'lookingFor.see-where',
    text: 'Good conversation first, then let’s see where life goes. I don’t like games. What about you?',
  },
  {
    id: 'lookingFor.team',
    text: 'A teammate, I think: for grocery runs, bad days and {interest}. What matters most to you in a person?',
  },
  {
    id: 'lookingFor.single',
    text: 'Single, yes, and honestly fine with my own company too. What brought you here?',
    about: [
      'single',
      'are you single',
      'married',
      'boyfriend',
      'girlfriend',
      'relationship status',
    ],
  },
  {
    id: 'lookingFor.shaadi',
    text: 'Shaadi is on my relatives’ agenda more than mine! Some day, with the right person. How do you see it?',
    about: ['marriage', 'shaadi', 'shadi', 'wedding', 'get married', 'settle down', 'शादी'],
  },
];
