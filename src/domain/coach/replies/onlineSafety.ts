import type { CannedReply } from '../cannedReply';

export const onlineSafetyReplies: readonly CannedReply[] = [
  {
    id: 'onlineSafety.video-first',
    text: 'Have a short video call before meeting. Five minutes shows whether the face fits the photos and how you feel while talking. If they dodge it three times, treat that as your answer. Have you suggested one yet?',
    suggestions: [
      'They avoid every video call',
      'How do I suggest a video call?',
      'We did a video call already',
    ],
  },
  {
    id: 'onlineSafety.public-place',
    text: 'Meet in a public place with your own way home, and send a friend the name, place and time. A café in a mall or near a metro is fine; a drive, a flat or a farmhouse can wait. Who could be your check-in person?',
    suggestions: [
      'They want to meet at their flat',
      'What should I tell my friend?',
      'How do I leave a date early?',
    ],
  },
  {
    id: 'onlineSafety.money',
    text: 'Money is the clear line: no loans, gift cards, UPI requests, “customs fees” or investment tips for someone you haven’t met. If you already sent some, call 1930, the cybercrime helpline, soon and keep the screenshots. Has money come up?',
    suggestions: [
      'They asked me to send money',
      'They talk about crypto profits',
      'I sent money to a scammer',
    ],
  },
  {
    id: 'onlineSafety.reverse-search',
    text: 'If a profile looks too polished, search one of its photos online, and compare the story: city, job, language, time of day they write. Then ask something only a local would know. What made you doubt it?',
    suggestions: [
      'Their photos look fake',
      'Their story keeps changing',
      'How do I spot a fake profile?',
    ],
    suits: ['curious', 'neutral'],
  },
  {
    id: 'onlineSafety.private-details',
    text: 'Keep some things back until trust is earned: home address, office, Aadhaar, bank details, OTPs and pictures you wouldn’t want forwarded. “I share that later” is a full answer. Is anyone asking for something on that list?',
    suggestions: [
      'They asked for my address',
      'They asked for my OTP',
      'When should I share my number?',
    ],
  },
  {
    id: 'onlineSafety.too-fast',
    text: 'Deep love in the first week, a sudden crisis, a request to leave the app: together those are a pattern scammers use. Slow down and tell the story to a blunt friend. What would that friend say?',
    suggestions: [
      'They said I love you in a week',
      'They want to leave the app',
      'I feel foolish for trusting them',
    ],
    suits: ['negative', 'curious', 'neutral'],
  },
  {
    id: 'onlineSafety.report-block',
    text: 'When someone feels wrong, you may block and report without explaining. Take screenshots first, since chats can vanish. Then tell one person offline; being careful is no reason for shame. What happened that worried you?',
    suggestions: [
      'They threatened to be rude to me',
      'They keep making new accounts',
      'How do I report a fake profile?',
    ],
    suits: ['negative', 'neutral'],
  },
  {
    id: 'onlineSafety.good-habits',
    text: 'Being careful and being open go together well. A person worth meeting will be glad you asked for a video call and a public place, and may want the same. Which of your own safety rules could you tell them first?',
    suggestions: [
      'Meet in public, daytime only',
      'How do I say it without offence?',
      'They laughed at my safety rules',
    ],
    suits: ['positive', 'excited', 'neutral'],
  },
];
