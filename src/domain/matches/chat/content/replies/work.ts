import { PROFESSIONS, type Profession } from '@/domain/profile/options';
import type { MatchReply } from '../../matchReply';

export const jobReplies: readonly MatchReply[] = [
  {
    id: 'job.on-good-days',
    text: '{work}. On good days I love it, on Mondays we don’t discuss it. What do you do?',
  },
  {
    id: 'job.explain-to-family',
    text: '{work}, and half my relatives still can’t explain what I do. Is it the same at your place?',
  },
  {
    id: 'job.people',
    text: '{work}, and the best part is the people I meet. What’s the best part of your work?',
  },
  {
    id: 'job.not-everything',
    text: '{work}, but I try not to be only that. After hours it’s {interest}. And you, work first or life first?',
  },
  {
    id: 'job.as-a-child',
    text: '{work} now, though as a child I wanted to drive the train. What did little you want to be?',
  },
];

const linesOfProfessions: Readonly<Record<Profession, string>> = {
  'Software Engineer':
    'I am a software engineer: half my day is typing, the other half is wondering why it worked. And your day?',
  Doctor:
    'I am a doctor, so odd hours, strong chai and a lot of listening. What keeps you awake at work?',
  Teacher:
    'I am a teacher, so my best critics are still in school. Who was the teacher you never forgot?',
  'Business Owner':
    'I run a business, so I’m boss, peon and accountant in one day. Have you ever wanted to start something?',
  CA: 'I am a CA, and no, I won’t audit our chat. Well, maybe a little. What’s your work like?',
  Lawyer:
    'I am a lawyer, so I’m paid to argue and happy to lose after six. What do you do, your honour?',
  Designer:
    'I am a designer, so I notice crooked signboards everywhere and suffer quietly. What does your work make you notice?',
  Marketing:
    'I work in marketing, so I make people curious about things. Is it working on you? What do you do?',
  Banker:
    'I am a banker, so I’m very patient with forms and queues. What does your usual working day look like?',
  Consultant:
    'I am a consultant, so I ask many questions and draw boxes. First question: what do you enjoy about your work?',
};

/** What people of each profession say of it besides. */
export const professionReplies: ReadonlyMap<string, MatchReply> = new Map(
  PROFESSIONS.map((profession) => [
    profession,
    {
      id: `job.${profession.toLowerCase().replaceAll(' ', '-')}`,
      text: linesOfProfessions[profession],
    },
  ]),
);

export const workStressReplies: readonly MatchReply[] = [
  {
    id: 'workStress.vent',
    text: 'Uff, that sounds tiring. You can vent here, I’m a good wall with ears. What was the worst part?',
  },
  {
    id: 'workStress.deadline',
    text: 'Deadlines have no manners, I swear. Have you eaten something today, or only coffee and stress?',
  },
  {
    id: 'workStress.i-know',
    text: 'I know that feeling, {work} and some weeks just eat you. What helps you switch off after?',
  },
  {
    id: 'workStress.boss',
    text: 'Bosses, yaar. Take a slow breath and a short walk before you reply to that mail. What happened?',
    about: ['boss', 'manager', 'my lead'],
  },
  {
    id: 'workStress.small-reward',
    text: 'That’s a lot for one person. Plan a tiny reward for tonight, even a good dessert. What would it be?',
  },
];
