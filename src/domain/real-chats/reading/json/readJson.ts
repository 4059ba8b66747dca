import type { ChatReader, OnMessage } from '../chatReader';
import { isFields } from './fields';
import { JsonItems } from './jsonItems';
import { isMeta, readMeta } from './meta';
import { isTelegram, readTelegram } from './telegram';

export interface JsonChatReader extends ChatReader {
  /** How many chats the text holds that is read. */
  readonly chats: () => number;
  /** A conversation can go on in another text. */
  readonly endText: () => void;
}

/**
 * Reads Telegram's `result.json`, and `message_*.json` of Instagram and Facebook (rule R79), whose
 * newest message comes first. A text that is no JSON throws.
 */
export function readJson(onMessage: OnMessage): JsonChatReader {
  let places = 0;
  const readItem = (json: string) => {
    const item: unknown = JSON.parse(json);
    if (!isFields(item)) return;
    places += 1;
    const isNewestFirst = isMeta(item);
    const message = isNewestFirst ? readMeta(item) : isTelegram(item) ? readTelegram(item) : null;
    if (message === null) return;
    const place = isNewestFirst ? -places : places;
    onMessage({ ...message, atMonthFirst: message.at, place });
  };
  let items = new JsonItems(readItem);
  return {
    push: (piece) => items.push(piece),
    end: () => ({ hasTimes: true, dateOrder: 'dayFirst' }),
    chats: () => items.lists,
    endText() {
      items = new JsonItems(readItem);
    },
  };
}
