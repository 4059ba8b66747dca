import { cutText } from '../../language/cutText';
import { FIGURES, type FigureName, TIMED_FIGURES } from '../figures/figures';
import type { Reading } from '../figures/readingOf';
import { FIGURE_LABELS, figureTexts } from '../words/figureWords';

/** Tall for a story, square for a post. */
export type CardShape = 'tall' | 'square';

/** Sizes of the card, in pixels. */
export const CARD_SIZES: Readonly<Record<CardShape, { width: number; height: number }>> = {
  tall: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
};

export interface CardNames {
  readonly you: string;
  readonly other: string;
}

export interface CardRow {
  readonly label: string;
  readonly you: string;
  readonly other: string;
}

/** All that is written on the card. */
export interface CardContent {
  readonly title: string;
  readonly subtitle: string;
  readonly names: CardNames;
  readonly rows: readonly CardRow[];
  readonly foot: string;
}

/** The most telling ones: a square has room for four. */
const ON_SQUARE: ReadonlySet<FigureName> = new Set(['share', 'answerTime', 'starts', 'questions']);

const HIDDEN: CardNames = { you: 'Me', other: 'Them' };

/** A name in its own direction, whatever stands beside it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** UTF-16 units of each name in the title: both names have room in it. */
const LONGEST_IN_TITLE = 18;

function inTitle(name: string): string {
  const cut = cutText(name, LONGEST_IN_TITLE);
  return isolated(cut === name ? name : `${cut.trimEnd()}…`);
}

function isOnCard(name: FigureName, { span }: Reading, shape: CardShape): boolean {
  if (shape === 'square' && !ON_SQUARE.has(name)) return false;
  return span !== null || !TIMED_FIGURES.has(name);
}

/** The card in words, for browsers that make no picture of it. */
export function cardText({ title, subtitle, names, rows, foot }: CardContent): string {
  const lines = rows.map(
    ({ label, you, other }) => `${label}: ${names.you} ${you}, ${names.other} ${other}`,
  );
  return [title, subtitle, '', ...lines, '', foot, ''].join('\n');
}

/**
 * What the card to share says of a reading (rule “The card to share”). `names` is null while they
 * are hidden, as they are at first: then no name of the chat is on the card. Never a message, never
 * a date of one.
 */
export function cardContent(
  reading: Reading,
  names: CardNames | null,
  shape: CardShape,
  countText: (count: number) => string = String,
): CardContent {
  const { messages } = reading;
  const shown = names ?? HIDDEN;
  return {
    title:
      names === null ? 'The rhythm of a chat' : `${inTitle(names.you)} and ${inTitle(names.other)}`,
    subtitle: `${countText(messages)} ${messages === 1 ? 'message' : 'messages'}, two voices`,
    names: { you: isolated(shown.you), other: isolated(shown.other) },
    rows: FIGURES.filter((name) => isOnCard(name, reading, shape)).map((name) => ({
      label: FIGURE_LABELS[name],
      ...figureTexts(name, reading),
    })),
    foot: 'Read with Taal on one device. No message left it.',
  };
}
