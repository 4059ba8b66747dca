import {
  AudioLines,
  ChartNoAxesColumn,
  FileHeart,
  Gauge,
  HeartHandshake,
  LockKeyhole,
  ShieldCheck,
  Smile,
} from 'lucide-react';
import { leavingInShort } from '@/data/whatLeaves';

/**
 * The texts of the landing page, in its order; headings, claims and prices are fixed (rule “Landing
 * page”).
 */
export const hero = {
  eyebrow: 'Reads rhythm, on your device',
  /** Broken by hand: the same lines with the fallback font as with Figtree. */
  title: ['Find Your', 'Perfect', 'Soul Mate'],
  lead: 'You say more in how you type than in what you type. Taal reads the rhythm. Practise here, then write to real people.',
  start: 'Start Matching',
  watch: 'Watch Demo',
  /** Seen on wide screens: the first stands over the card, the others at its side. */
  portraits: {
    over: 'portraits/portrait-01.svg',
    beside: ['portraits/portrait-02.svg', 'portraits/portrait-03.svg'],
  },
} as const;

export const rhythm = {
  label: 'Try your rhythm',
  placeholder: 'I could talk about mangoes…',
  idle: { badge: 'Try it', note: 'Measured here as you type, and kept nowhere.' },
  pasted: { badge: 'Not typed', note: 'Pasted words have no rhythm.' },
  unmeasured: 'Listening',
  moods: {
    excited: 'That one has a heartbeat.',
    positive: 'Warm. People hear that.',
    negative: 'A heavy beat. Say it anyway.',
    curious: 'A question keeps the beat going.',
    neutral: 'Calm and even. Go on.',
  },
} as const;

export const features = {
  title: 'More than a photo and a bio',
  lead: 'Anyone can pick a good picture. A rhythm is harder to fake.',
  cards: [
    {
      title: 'AI Analysis',
      text: 'Your speed, your pauses, the mood of your words. Taal reads how you write, not only what.',
      picture: 'landing/ai-analysis.svg',
      Icon: AudioLines,
    },
    {
      title: 'Real-time Insights',
      text: 'Watch your rhythm move while you type, and see on your dashboard what it says about you.',
      picture: 'landing/insights.svg',
      Icon: ChartNoAxesColumn,
    },
    {
      title: 'Perfect Matches',
      text: 'Practice partners, ranked by what you share, with the reason behind every score.',
      picture: 'landing/perfect-match.svg',
      Icon: HeartHandshake,
    },
  ],
} as const;

/** The claims, and a rhythm for each. */
export const statistics = {
  title: 'Taal in numbers',
  claims: [
    { value: '2M+', label: 'Active Users', beats: [0.3, 0.5, 0.8, 0.4, 0.9, 0.6, 1, 0.7] },
    {
      value: '500K+',
      label: 'Successful Matches',
      beats: [0.5, 0.9, 0.9, 0.3, 0.5, 0.9, 0.9, 0.3],
    },
    { value: '95%', label: 'Satisfaction', beats: [0.2, 0.35, 0.5, 0.62, 0.74, 0.84, 0.92, 1] },
    { value: '24/7', label: 'AI Support', beats: [0.7, 0.4, 0.7, 0.4, 0.7, 0.4, 0.7, 0.4] },
  ],
} as const;

export const demo = {
  title: 'See it listen',
  lead: 'A recording of Taal: the first message hesitates, the second does not.',
  points: [
    { title: 'Speed', text: 'Words a minute, from your first key to Send.', Icon: Gauge },
    { title: 'Pauses', text: 'Quick keys stand tall. A pause is a dot.', Icon: AudioLines },
    { title: 'Mood', text: 'Curious, positive, excited: read from your words.', Icon: Smile },
  ],
  film: 'A recording of Taal',
  poster: 'A recording of Taal: a message to the coach, and the reply',
  play: 'Play demo',
  failed: 'The demo could not be loaded. It plays once there is a network.',
  again: 'Try again',
} as const;

export const steps = {
  title: 'How it works',
  steps: [
    {
      title: 'Create Profile',
      text: 'A photo, a few lines, what you love. Five minutes, no login.',
    },
    {
      title: 'AI Analysis',
      text: 'Chat with the AI. It hears your speed, your pauses, your mood.',
    },
    {
      title: 'Smart Matching',
      text: 'Interests, age, studies, work: every score gives its reasons.',
    },
    { title: 'Connect & Chat', text: 'Practise here, then write to real people.' },
  ],
} as const;

export const testimonials = {
  title: 'They found the beat',
  quotes: [
    {
      name: 'Ayesha Khan',
      from: 'Doctor, Hyderabad',
      portrait: 'portraits/portrait-06.svg',
      quote: 'My bio says very little. My typing, it turns out, says everything. He noticed first.',
    },
    {
      name: 'Rohan Kulkarni',
      from: 'Banker, Pune',
      portrait: 'portraits/portrait-09.svg',
      quote:
        'The AI told me I go quiet when I like someone. I asked her out at eighty words a minute.',
    },
    {
      name: 'Kavya Iyer',
      from: 'Designer, Chennai',
      portrait: 'portraits/portrait-10.svg',
      quote: 'We both send three messages instead of one. Six months on, we still do.',
    },
  ],
} as const;

/** The names of the points are fixed; their words say only what Taal does. */
export const privacy = {
  title: 'Your rhythm stays yours',
  points: [
    {
      title: 'End-to-End Encryption',
      text: `The way to the server is encrypted; the server reads what arrives. ${leavingInShort} A message that speaks of danger is not sent, and with Incognito nothing is.`,
      Icon: LockKeyhole,
    },
    {
      title: 'GDPR Compliant',
      text: 'Your data is yours: export all of it to one file, bring it back, or erase it from this device.',
      Icon: FileHeart,
    },
    {
      title: '24/7 Security Monitoring',
      text: 'Look at any hour: the sync status shows what waits to leave this device, and your profile’s Privacy tab lists what has left.',
      Icon: ShieldCheck,
    },
  ],
} as const;

/** The plans (rule “Pricing”). */
export const pricing = {
  title: 'Pick your tempo',
  lead: 'Example prices: nothing is sold here.',
  plans: [
    {
      name: 'Basic',
      price: 'Free',
      per: '',
      popular: false,
      benefits: ['Basic matching', 'Limited messages', 'Profile creation'],
    },
    {
      name: 'Premium',
      price: '$19',
      per: '/mo',
      popular: true,
      benefits: ['AI analysis', 'Unlimited messages', 'Advanced matching', 'Priority support'],
    },
    {
      name: 'Elite',
      price: '$39',
      per: '/mo',
      popular: false,
      benefits: ['Everything in Premium', 'Personal AI coach', 'Video calls', 'Exclusive events'],
    },
  ],
} as const;

export const community = {
  title: 'A community in step',
  text: 'For first-timers, second chances and midnight poets, in any city.',
  cities: [
    'Bengaluru',
    'Mumbai',
    'Delhi',
    'Kolkata',
    'Chennai',
    'Hyderabad',
    'Jaipur',
    'Kochi',
    'Pune',
    'Lucknow',
  ],
} as const;

export const closing = {
  title: 'Your turn to type',
  lead: 'Practise here, then write to real people.',
  action: 'Practise Now',
} as const;

/** The links lead nowhere yet. */
export const footer = {
  lead: 'Reads rhythm, on your device.',
  groups: [
    { title: 'Quick Links', links: ['About Taal', 'Success Stories', 'Help Centre', 'Careers'] },
    { title: 'Features', links: ['AI Coach', 'Typing Rhythm', 'Smart Filters', 'Offline Chat'] },
  ],
  contact: {
    title: 'Contact',
    lines: ['hello@taal.example', '+91 00000 00000', 'Bengaluru, India'],
  },
  legal: ['Privacy Policy', 'Terms of Service', 'Cookie Policy'],
  credits: 'Portraits: Avataaars by Pablo Stanley, via DiceBear.',
} as const;
