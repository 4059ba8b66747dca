import { isMark } from './digits';
import { soundsLikeSystem } from './phrases';
import type { Stamp } from './stamp';

export interface Line {
  readonly stamp: Stamp;
  /** Behind the stamp: a name, a colon and a text, or a remark of WhatsApp without a name. */
  readonly body: string;
  readonly place: number;
}

export type OnSent = (line: Line, from: string, text: string) => void;

interface Sender {
  readonly name: string;
  /** Whether the colon after the name is the first one, or the one after it. */
  split: 'open' | 'first' | 'second';
  held: Line[];
}

/** No name in a phone's contacts is longer. */
const LONGEST_NAME = 100;
/** So many lines decide where a name ends. */
const DECIDING = 24;
/** A part of a name that is no name comes once. */
const LONGEST_PART = 40;

const QUOTES = /["“”„«»]/g;

function clean(name: string): string {
  let kept = '';
  for (const character of name) {
    if (!isMark(character.charCodeAt(0))) kept += character === '\u00a0' ? ' ' : character;
  }
  // A tilde stands before names that are not in the phone's contacts.
  return kept.trim().replace(/^~\s*/, '');
}

/** Where the name ends that stands before `: `, or before a colon that ends the line; -1 for none. */
function colonIn(body: string, from: number): number {
  const found = body.indexOf(': ', from);
  const atEnd = body.indexOf(':\n', from);
  const colon = atEnd >= 0 && (found < 0 || atEnd < found) ? atEnd : found;
  if (colon >= 0) return colon;
  return body.endsWith(':') && body.length > from + 1 ? body.length - 1 : -1;
}

/** The first colon that can end a name; -1 for a remark of WhatsApp without one. */
function firstColon(body: string): number {
  const colon = colonIn(body, 1);
  if (colon < 0 || colon > LONGEST_NAME) return -1;
  return colon;
}

/** A group's title in its quotes may hold a colon: what stands before it is no name. */
function opensQuote(prefix: string): boolean {
  return (prefix.match(QUOTES)?.length ?? 0) % 2 === 1;
}

/** What stands between the first two colons; null where there is no second one near. */
function secondPart(line: Line, prefixLength: number): string | null {
  const second = colonIn(line.body, prefixLength + 1);
  const newline = line.body.indexOf('\n');
  if (second < 0 || second - prefixLength - 2 > LONGEST_PART) return null;
  if (newline >= 0 && newline < second) return null;
  const part = line.body.slice(prefixLength + 2, second);
  return part.includes('//') ? null : part;
}

/**
 * Finds who sent each line. A name can hold a colon, and so can a text and a remark of WhatsApp:
 * where a name ends is settled by all lines that begin alike (rule R79). Lines are held back until
 * one settles it, mostly the first.
 */
export class Senders {
  readonly #senders = new Map<string, Sender>();

  constructor(readonly onSent: OnSent) {}

  /** Whether somebody of that name wrote before. */
  knows(body: string): boolean {
    const colon = firstColon(body);
    return colon > 0 && this.#senders.has(body.slice(0, colon));
  }

  add(line: Line): void {
    const colon = firstColon(line.body);
    if (colon < 0) return;
    const prefix = line.body.slice(0, colon);
    const sender = this.#senders.get(prefix) ?? this.#create(prefix);
    if (sender === null) return;
    if (sender.split === 'first') this.#send(line, sender.name, colon);
    else if (sender.split === 'second') this.#sendSecond(line, colon);
    else this.#hold(line, sender, colon);
  }

  /** Settles what is still open: nothing comes any more. */
  end(): void {
    for (const [prefix, sender] of this.#senders) {
      if (sender.split === 'open') this.#settle(sender, prefix.length, false);
    }
  }

  #create(prefix: string): Sender | null {
    if (opensQuote(prefix)) return null;
    const name = clean(prefix);
    if (name === '') return null;
    const sender: Sender = { name, split: 'open', held: [] };
    // Joined of its characters, so that the text around it can be let go.
    this.#senders.set(Array.from(prefix).join(''), sender);
    return sender;
  }

  #hold(line: Line, sender: Sender, colon: number): void {
    sender.held.push(line);
    const isPlain = secondPart(line, colon) === null && !this.#isRemark(line, colon);
    if (isPlain || sender.held.length >= DECIDING) this.#settle(sender, colon, isPlain);
  }

  #isRemark({ body }: Line, colon: number): boolean {
    return soundsLikeSystem(body.slice(0, colon)) || soundsLikeSystem(body.slice(colon + 1));
  }

  #settle(sender: Sender, colon: number, isPlain: boolean): void {
    const { held } = sender;
    sender.held = [];
    const said = held.filter((line) => !this.#isRemark(line, colon));
    // All of it sounds like WhatsApp: nobody has this name, unless more comes.
    if (!isPlain && said.length === 0) return;
    const parts = held.map((line) => secondPart(line, colon));
    const repeats = new Set(parts).size <= parts.length / 2;
    sender.split = !isPlain && !parts.includes(null) && repeats ? 'second' : 'first';
    for (const line of held) {
      if (sender.split === 'second') this.#sendSecond(line, colon);
      else this.#send(line, sender.name, colon);
    }
  }

  #send(line: Line, from: string, colon: number): void {
    const { body } = line;
    const text = body.slice(body.charCodeAt(colon + 1) === 0x20 ? colon + 2 : colon + 1);
    this.onSent(line, from, text);
  }

  #sendSecond(line: Line, colon: number): void {
    const second = secondPart(line, colon) === null ? -1 : colonIn(line.body, colon + 1);
    const end = second < 0 ? colon : second;
    this.#send(line, clean(line.body.slice(0, end)), end);
  }
}
