import type { RealMessage } from '../realMessage';
import type { ReadRefusal } from '../refusals';

export type DateOrder = 'dayFirst' | 'monthFirst';

/** A message as it is found; `at` reads its date with the day first. */
export interface FoundMessage extends RealMessage {
  /** Tells people of one name apart. */
  readonly id?: string;
  /** The same with the month first; as `at` where only one reading exists. */
  readonly atMonthFirst: number | null;
  /** Messages may be found out of order: the chat has them by rising place. */
  readonly place: number;
}

export type OnMessage = (message: FoundMessage) => void;

/** What is known once a whole chat was read. */
export interface ChatEnding {
  readonly hasTimes: boolean;
  /** Null where day and month cannot be told apart by the file, and it makes a difference. */
  readonly dateOrder: DateOrder | null;
  /** How many lines look like messages and are none of those that were found. */
  readonly uncounted: number;
  /** Why the chat is not told, although messages were found. */
  readonly refusal: ReadRefusal | null;
}

/** Reads a chat of one format in pieces of any length (rule “Formats”). */
export interface ChatReader {
  readonly push: (piece: string) => void;
  /** Nothing comes after it. The messages that were held back are found now. */
  readonly end: () => ChatEnding;
}
