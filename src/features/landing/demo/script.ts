/** What the AI says, and the suggestions it leaves. */
export interface ReplyTurn {
  readonly from: 'ai';
  readonly text: string;
  readonly suggestions: readonly string[];
}

/** What the person types, and how: the gaps between keys in milliseconds, over and over. */
export interface TypedTurn {
  readonly from: 'you';
  readonly text: string;
  readonly gaps: readonly number[];
  /** Added after the end of a sentence. */
  readonly pause: number;
}

export type Turn = ReplyTurn | TypedTurn;

export const DEMO_TITLE = 'First message to Meera';

/** First hesitant, then quick: speed, beat and mood are what the app's own rules make of it. */
export const demoScript: readonly Turn[] = [
  {
    from: 'ai',
    text: 'Nice to see you back. What are we working on today?',
    suggestions: ['A first message', 'First-date nerves'],
  },
  {
    from: 'you',
    text: 'She loves trekking. What do I say?',
    gaps: [260, 180, 420, 140, 700, 230, 310, 150, 520, 190, 120, 380],
    pause: 600,
  },
  {
    from: 'ai',
    text: 'Ask, don’t impress. “Which trek should a Lonavala beginner do first?” is honest, and easy to answer.',
    suggestions: ['Make it shorter', 'Add a little humour'],
  },
  {
    from: 'you',
    text: 'I love that. Sending it tonight!!',
    gaps: [150, 105, 240, 90, 130, 80, 290, 100, 170],
    pause: 120,
  },
  {
    from: 'ai',
    text: 'Feel that? You sped up, and so did the mood. Keep that beat.',
    suggestions: [],
  },
];
