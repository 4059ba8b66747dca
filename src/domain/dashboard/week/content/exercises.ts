import type { ExerciseId } from '../exercise';

/** Something to practise with the coach. */
export interface Exercise {
  readonly title: string;
  readonly text: string;
  /** What the coach is asked; a test holds that it answers to that. */
  readonly question: string;
}

export const EXERCISES: Readonly<Record<ExerciseId, Exercise>> = {
  reply: {
    title: 'Find your answering rhythm',
    text: 'Your answers took longer. Nothing wrong with that; find a rhythm that suits you both.',
    question: 'How often should I text someone I like?',
  },
  compliment: {
    title: 'Say one warm thing',
    text: 'Fewer of your messages sounded warm. One honest compliment changes a chat.',
    question: 'How do I give a compliment that sounds real?',
  },
  opener: {
    title: 'Start with a short line',
    text: 'You typed more slowly. A short first line is an easy way back in.',
    question: 'What should I write in a first message?',
  },
  questions: {
    title: 'Ask one good question',
    text: 'A good question helps any chat along, and shows that you listened.',
    question: 'Give me three questions to ask',
  },
};
