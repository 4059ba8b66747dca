import type {
  ChatEnding,
  ChatReader,
  FoundMessage,
  OnMessage,
} from '../../../src/domain/real-chats/reading/chatReader.ts';
import type { RealMessage } from '../../../src/domain/real-chats/realMessage.ts';

export interface ReadText extends ChatEnding {
  /** In the order of the chat; the day first, unless the file settled otherwise. */
  readonly messages: readonly RealMessage[];
}

/** Reads a text in pieces of so many characters, as a file would come. */
export function readText(
  reader: (onMessage: OnMessage) => ChatReader,
  text: string,
  pieceLength = text.length + 1,
): ReadText {
  const found: FoundMessage[] = [];
  const { push, end } = reader((message) => found.push(message));
  for (let at = 0; at < text.length; at += pieceLength) push(text.slice(at, at + pieceLength));
  const ending = end();
  const messages = found
    .toSorted((one, other) => one.place - other.place)
    .map(({ at, atMonthFirst, from, kind, text: words }) => ({
      at: ending.dateOrder === 'monthFirst' ? atMonthFirst : at,
      from,
      kind,
      text: words,
    }));
  return { ...ending, messages };
}
