import type { ChatReader, OnMessage } from '../chatReader';
import { Edits } from './edits';
import { isFields } from './fields';
import { JsonItems } from './jsonItems';
import { isMeta, readMeta } from './meta';
import { isTelegram, readTelegram, telegramId } from './telegram';

export interface JsonChatReader extends ChatReader {
  /** How many chats the text holds that is read. */
  readonly chats: () => number;
  /** A conversation can go on in another text. */
  readonly endText: () => void;
}

/**
 * Reads Telegram's `result.json`, and the JSON of Instagram, Facebook and Messenger (rule
 * “Formats”), whose newest message comes first. A text that is no JSON throws.
 */
export function readJson(onMessage: OnMessage): JsonChatReader {
  let places = 0;
  let isCut = false;
  const edits = new Edits();
  const readItem = (json: string) => {
    const item: unknown = JSON.parse(json);
    if (!isFields(item)) return;
    places += 1;
    if (isMeta(item)) {
      const found = readMeta(item);
      const message = found === null ? null : edits.read(found);
      if (message !== null) onMessage({ ...message, atMonthFirst: message.at, place: -places });
      return;
    }
    const message = isTelegram(item) ? readTelegram(item) : null;
    if (message === null) return;
    onMessage({ ...message, ...telegramId(item), atMonthFirst: message.at, place: places });
  };
  let items = new JsonItems(readItem);
  return {
    push: (piece) => items.push(piece),
    end() {
      const refusal = isCut || items.isOpen ? 'cutOff' : null;
      return { hasTimes: true, dateOrder: 'dayFirst', uncounted: 0, refusal };
    },
    chats: () => items.lists,
    endText() {
      isCut ||= items.isOpen;
      items = new JsonItems(readItem);
    },
  };
}
