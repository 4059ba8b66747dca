import type { ChatReader, OnMessage } from '../chatReader';
import { LineSplitter } from '../lineSplitter';
import { DateTally } from './dateTally';
import { readMessageText } from './messageText';
import { Senders } from './senders';
import { type Stamp, StampReader } from './stamp';

/** What goes further back than this is no message that came late. */
const FAR_BACK_SECONDS = 86_400;

interface OpenMessage {
  readonly stamp: Stamp;
  body: string;
}

function isEarlier(stamp: Stamp, than: Stamp, bySeconds: number): boolean {
  return (
    stamp.dayFirst < than.dayFirst - bySeconds && stamp.monthFirst < than.monthFirst - bySeconds
  );
}

/**
 * Reads an export of WhatsApp, of Android or iOS (rule R79). Messages are told as soon as it is clear
 * who wrote them; remarks of WhatsApp are left out.
 */
export function readWhatsApp(onMessage: OnMessage): ChatReader {
  const stamps = new StampReader();
  const dates = new DateTally();
  const senders = new Senders(({ stamp, place }, from, text) => {
    const message = readMessageText(text);
    if (message === null) return;
    const { dayFirst: at, monthFirst: atMonthFirst } = stamp;
    onMessage({ at, atMonthFirst, place, from, kind: message.kind, text: message.text });
  });
  let places = 0;
  let style: number | null = null;
  let isInQuote = false;
  let open: OpenMessage | null = null;

  /**
   * Lines of an older export that somebody pasted into a message: written in another way than this
   * file, or far back in time by a name that nobody here has.
   */
  function isQuoted(stamp: Stamp, body: string): boolean {
    if (open === null) return false;
    if (stamp.style !== style && !isEarlier(open.stamp, stamp, 0)) return true;
    if (!isEarlier(stamp, open.stamp, FAR_BACK_SECONDS)) return false;
    return isInQuote || !senders.knows(body);
  }

  function close(): void {
    if (open === null) return;
    dates.add(open.stamp);
    senders.add({ stamp: open.stamp, body: open.body, place: places });
    places += 1;
    open = null;
  }

  function readLine(text: string, from: number, end: number): void {
    const stamp = stamps.read(text, from, end);
    const body = stamp === null ? '' : text.slice(stamp.bodyAt, end);
    if (stamp === null || isQuoted(stamp, body)) {
      isInQuote = stamp !== null || isInQuote;
      if (open !== null) open.body += `\n${text.slice(from, end)}`;
      return;
    }
    close();
    isInQuote = false;
    style ??= stamp.style;
    open = { stamp, body };
  }

  const lines = new LineSplitter(readLine);
  return {
    push: (piece) => lines.push(piece),
    end() {
      lines.end();
      close();
      senders.end();
      return { hasTimes: true, dateOrder: dates.order() };
    },
  };
}
