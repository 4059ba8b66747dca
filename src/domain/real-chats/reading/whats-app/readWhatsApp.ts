import type { ChatReader, OnMessage } from '../chatReader';
import { LineSplitter } from '../lineSplitter';
import { DateTally } from './dateTally';
import { readMessageText } from './messageText';
import { nameIn, Senders } from './senders';
import { type Stamp, StampReader } from './stamp';

/** What goes further back than this is no message that came late. */
const FAR_BACK_SECONDS = 86_400;
/** WhatsApp takes no longer message: more than this was not pasted into one. */
const LONGEST_QUOTE = 65_536;
/** Of so many lines that are read, one with an unknown word beside its time may be a person's. */
const LINES_A_STRANGE_ONE = 20;

interface OpenMessage {
  readonly stamp: Stamp;
  body: string;
}

/** A line that may belong to an older export within a message. */
interface QuotedLine {
  readonly stamp: Stamp | null;
  readonly whole: string;
  readonly body: string;
}

type StampedLine = QuotedLine & { readonly stamp: Stamp };

function isEarlier(stamp: Stamp, than: Stamp, bySeconds: number): boolean {
  return (
    stamp.dayFirst < than.dayFirst - bySeconds && stamp.monthFirst < than.monthFirst - bySeconds
  );
}

/**
 * Reads an export of WhatsApp, of Android or iOS (rule “Formats”). Messages are told as soon as it
 * is clear who wrote them; remarks of WhatsApp are left out.
 */
export function readWhatsApp(onMessage: OnMessage): ChatReader {
  const stamps = new StampReader();
  const dates = new DateTally();
  const senders = new Senders(({ stamp, place, isBracketed }, from, text) => {
    const message = readMessageText(text, { isBracketed, isFirst: place === 0 });
    if (message === null) return;
    const { dayFirst: at, monthFirst: atMonthFirst } = stamp;
    onMessage({ at, atMonthFirst, place, from, kind: message.kind, text: message.text });
  });
  let places = 0;
  let style: number | null = null;
  let open: OpenMessage | null = null;
  /** Far back in time by a name that nobody here had: an older export, or a clock was set back. */
  let quote: QuotedLine[] = [];
  let quoteLength = 0;
  let withinMessages = 0;
  let strangeTimes = 0;

  function close(): void {
    if (open === null) return;
    dates.add(open.stamp);
    const { stamp, body } = open;
    senders.add({ stamp, body, place: places, isBracketed: stamp.isBracketed });
    places += 1;
    open = null;
  }

  function begin(stamp: Stamp, body: string): void {
    close();
    style ??= stamp.style;
    open = { stamp, body };
  }

  function takeQuote(): readonly QuotedLine[] {
    const lines = quote;
    quote = [];
    quoteLength = 0;
    return lines;
  }

  function goOn({ stamp, whole, body }: QuotedLine): void {
    if (open !== null) open.body += `\n${whole}`;
    if (stamp !== null && nameIn(body) !== null) withinMessages += 1;
  }

  function readAsMessages(lines: readonly QuotedLine[]): void {
    for (const line of lines) {
      if (line.stamp === null) goOn(line);
      else begin(line.stamp, line.body);
    }
  }

  function hold(line: QuotedLine): void {
    quote.push(line);
    quoteLength += line.whole.length + 1;
    if (quoteLength > LONGEST_QUOTE) readAsMessages(takeQuote());
  }

  /** Whether a line of the quote is by somebody of this chat. */
  function holdsSender(lines: readonly QuotedLine[]): boolean {
    const last = open === null ? null : nameIn(open.body);
    return lines.some(
      ({ stamp, body }) => stamp !== null && (senders.knows(body) || nameIn(body) === last),
    );
  }

  /** Ends what may be an older export; `next` is what comes behind it, null at the end. */
  function endQuote(next: Stamp | null): void {
    const lines = takeQuote();
    const last = lines.flatMap(({ stamp }) => stamp ?? []).at(-1) ?? null;
    // A clock that was set back runs on; behind what was pasted time leaps.
    const leaps = last !== null && next !== null && isEarlier(last, next, FAR_BACK_SECONDS);
    if (!leaps && holdsSender(lines)) readAsMessages(lines);
    else lines.forEach(goOn);
  }

  function readStamped(line: StampedLine, before: Stamp): void {
    const { stamp, body } = line;
    if (isEarlier(stamp, before, FAR_BACK_SECONDS)) {
      const isPerson = quote.length === 0 && stamp.style === style && senders.knows(body);
      if (isPerson) begin(stamp, body);
      else hold(line);
      return;
    }
    endQuote(stamp);
    // A pasted line of another app or phone.
    if (stamp.style !== style && !isEarlier(before, stamp, 0)) goOn(line);
    else begin(stamp, body);
  }

  function readLine(text: string, from: number, end: number): void {
    const found = stamps.read(text, from, end);
    const body = found === null ? '' : text.slice(found.bodyAt, end);
    const isStrange = found?.isHalfUnknown === true;
    if (isStrange && nameIn(body) !== null) strangeTimes += 1;
    const stamp = isStrange ? null : found;
    if (open === null) {
      if (stamp !== null) begin(stamp, body);
      return;
    }
    const whole = text.slice(from, end);
    if (stamp !== null) readStamped({ stamp, whole, body }, open.stamp);
    else if (quote.length > 0) hold({ stamp, whole, body });
    else goOn({ stamp, whole, body });
  }

  const lines = new LineSplitter(readLine);
  return {
    push: (piece) => lines.push(piece),
    end() {
      lines.end();
      endQuote(null);
      close();
      senders.end();
      const isStrange = strangeTimes * LINES_A_STRANGE_ONE > places;
      return {
        hasTimes: true,
        dateOrder: dates.order(),
        uncounted: senders.unsent + withinMessages + strangeTimes,
        refusal: isStrange ? 'unknownHalf' : null,
      };
    },
  };
}
