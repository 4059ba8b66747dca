import { createStore, type Store } from '../store';

/** Where somebody reads in a conversation, whatever the height of its rows (rule R68). */
export interface PlaceInChat {
  readonly messageId: string;
  /** Pixels from the top of the view down to the top of the message; negative where that is above. */
  readonly offset: number;
}

export interface ChatPlace extends PlaceInChat {
  readonly sessionId: string;
}

export interface WantedPlace extends ChatPlace {
  /** The message was looked for, and is pointed out. */
  readonly isFound?: boolean;
}

/** Pixels above a message that is pointed out: what was said before it is in view. */
export const ABOVE_FOUND = 96;

/** Where the open chat is read, and where it should be (rule R68). */
export interface ChatPlaces {
  /** Null at the end of a conversation, and while none is shown. */
  readonly now: Store<ChatPlace | null>;
  /** The conversation goes there as soon as it is shown, and takes it away. */
  readonly wanted: Store<WantedPlace | null>;
}

/** No place is known and none wanted. */
export function createChatPlaces(): ChatPlaces {
  return {
    now: createStore<ChatPlace | null>(null),
    wanted: createStore<WantedPlace | null>(null),
  };
}

/** A row of a conversation; pixels, from the top of the view. */
export interface PlacedRow {
  /** Null for what is no message, such as the name of a day. */
  readonly messageId: string | null;
  readonly top: number;
  readonly height: number;
}

/** The place by the uppermost message in view; null where there is none (rule R68). */
export function placeByRows(rows: Iterable<PlacedRow>): PlaceInChat | null {
  for (const { messageId, top, height } of rows) {
    if (messageId !== null && top + height > 0) return { messageId, offset: top };
  }
  return null;
}
