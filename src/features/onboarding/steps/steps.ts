import { EllipsisVertical, Heart, type LucideIcon, MessageCircle, Share } from 'lucide-react';
import { leavingInShort } from '@/data/whatLeaves';

export interface StepPoint {
  readonly icon: LucideIcon;
  readonly tone: 'brand' | 'marigold' | 'peacock';
  readonly term: string;
  readonly text: string;
  /** The only kind of phone that it concerns. */
  readonly phone?: 'iPhone' | 'Android';
}

export interface OnboardingStep {
  /** Names the step's picture too. */
  readonly id:
    | 'welcome'
    | 'rhythm'
    | 'interests'
    | 'like-and-chat'
    | 'on-this-device'
    | 'home-screen';
  readonly title: string;
  readonly text: string;
  readonly points?: readonly StepPoint[];
}

/** The switch of the fifth step: the Incognito of the Privacy tab. */
export const INCOGNITO_CHOICE = { label: 'Incognito', description: 'Sends nothing.' };

export const RHYTHM_FIELD = { label: 'Try your rhythm', placeholder: 'Type anything' };

/** The six steps of onboarding (rule “Onboarding”); at most thirty words each. */
export const steps: readonly [OnboardingStep, ...OnboardingStep[]] = [
  {
    id: 'welcome',
    title: 'Welcome to Taal',
    text: 'Taal means rhythm. How you type says how you feel. Taal listens, and you practise before you write to real people.',
  },
  {
    id: 'rhythm',
    title: 'What your typing says',
    text: 'Quick or slow, glad or curious: Taal reads it as you type. Nothing you try here is kept.',
  },
  {
    id: 'interests',
    title: 'Your interests',
    text: 'Good talk begins with what you love. Your choices go straight into your profile.',
  },
  {
    id: 'like-and-chat',
    title: 'What Like and Chat do',
    text: 'Matches are practice partners, made up by Taal. Practise here, then write to real people.',
    points: [
      { icon: Heart, tone: 'brand', term: 'Like', text: 'Saves them for later.' },
      { icon: MessageCircle, tone: 'peacock', term: 'Chat', text: 'Write right away.' },
    ],
  },
  {
    id: 'on-this-device',
    title: 'What leaves this device',
    text: leavingInShort,
  },
  {
    id: 'home-screen',
    title: 'Put Taal on your home screen',
    text: 'It opens like any app, even with no network.',
    points: [
      {
        icon: Share,
        tone: 'brand',
        term: 'iPhone',
        text: 'Share, then Add to Home Screen.',
        phone: 'iPhone',
      },
      {
        icon: EllipsisVertical,
        tone: 'marigold',
        term: 'Android',
        text: 'Menu, then Install app.',
        phone: 'Android',
      },
    ],
  },
];
