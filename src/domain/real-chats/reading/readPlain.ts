import type { ChatReader, OnMessage } from './chatReader';
import { LineSplitter } from './lineSplitter';
import { tightColonIn } from './tightColon';

/** A name is at most so long, and of so many words. */
const LONGEST_NAME = 60;
const MOST_WORDS = 6;
const NO_NAME = /[:\n\t]|\/\//;
/** Of fewer lines with a name, one is a person even if there is no second. */
const FEW = 10;
/** Text with fewer names than this share of its lines is no chat. */
const LEAST_SHARE = 1 / 3;

interface PlainMessage {
  readonly from: string;
  text: string;
}

interface PlainLine {
  readonly whole: string;
  readonly name: string | null;
  readonly text: string;
}

/** Messages copied on Android have a date without its year: `[25/11, 9:05 pm] Name: text`. */
const PART_OF_DATE = /^\s*\[[^[\]]{3,30}\]\s*/;

function lineOf(written: string): PlainLine {
  const whole = written.replace(PART_OF_DATE, '');
  const spaced = whole.indexOf(': ');
  const colon = spaced < 0 ? tightColonIn(whole, LONGEST_NAME) : spaced;
  const name = colon < 0 || colon > LONGEST_NAME ? '' : whole.slice(0, colon).trim();
  const text = name === '' ? '' : whole.slice(colon + 1).trim();
  const isName = text !== '' && !NO_NAME.test(name) && name.split(' ').length <= MOST_WORDS;
  return { whole, name: isName ? name : null, text };
}

/** The names that are persons: others, as `PS`, come once in a long text. */
function peopleOf(lines: readonly PlainLine[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { name } of lines) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  const named = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const spoken = lines.filter(({ whole }) => whole.trim() !== '').length;
  if (named < 2 || named < spoken * LEAST_SHARE) return new Set();
  return new Set([...counts].flatMap(([name, count]) => (count > 1 || named < FEW ? name : [])));
}

interface PlainMessages {
  readonly messages: readonly PlainMessage[];
  /** Lines that may be messages of somebody who wrote no other. */
  readonly uncounted: number;
}

function messagesOf(lines: readonly PlainLine[]): PlainMessages {
  const people = peopleOf(lines);
  const messages: PlainMessage[] = [];
  let uncounted = 0;
  for (const { whole, name, text } of lines) {
    const last = messages.at(-1);
    if (name !== null && people.has(name)) messages.push({ from: name, text });
    else if (last !== undefined) {
      last.text += `\n${whole}`;
      if (name !== null) uncounted += 1;
    }
  }
  return { messages, uncounted };
}

/**
 * Reads lines of `Name: text`, which have no times (rule “Formats”). Which names are persons is
 * clear at the end only: until then the lines wait.
 */
export function readPlain(onMessage: OnMessage): ChatReader {
  const lines: PlainLine[] = [];
  const splitter = new LineSplitter((text, from, end) => lines.push(lineOf(text.slice(from, end))));
  return {
    push: (piece) => splitter.push(piece),
    end() {
      splitter.end();
      const { messages, uncounted } = messagesOf(lines);
      for (const [place, { from, text }] of messages.entries()) {
        const words = text.trimEnd();
        onMessage({ at: null, atMonthFirst: null, place, from, kind: 'text', text: words });
      }
      return { hasTimes: false, dateOrder: 'dayFirst', uncounted, refusal: null };
    },
  };
}
