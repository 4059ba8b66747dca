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

export const DEMO_TITLE = 'First message';

/**
 * A talk that the coach really has: a test asks it the same and compares. First hesitant, then quick:
 * speed, beat and mood are what the app's own rules make of it.
 */
export const demoScript: readonly Turn[] = [
  {
    from: 'ai',
    text: 'Nice to see you.',
    suggestions: [],
  },
  {
    from: 'you',
    text: 'She loves trekking. Write an opener?',
    gaps: [260, 180, 420, 140, 700, 230, 310, 150, 520, 190, 120, 380],
    pause: 600,
  },
  {
    from: 'ai',
    text: 'Try this: “Trekking, that made me curious. What is the best place you found by getting lost?” Change a word or two so that it sounds like you.',
    suggestions: [],
  },
  {
    from: 'you',
    text: 'Thanks, I love it!!',
    gaps: [150, 105, 240, 90, 130, 80, 290, 100, 170],
    pause: 120,
  },
  {
    from: 'ai',
    text: 'You are welcome. Come back and tell me how it went.',
    suggestions: [],
  },
];
