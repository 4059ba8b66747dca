import { tightColonIn } from '../tightColon';
import { isMark } from './digits';
import { isCertainlySystem, soundsLikeSystem } from './phrases';
import type { Stamp } from './stamp';

export interface Line {
  readonly stamp: Stamp;
  /** Behind the stamp: a name, a colon and a text, or a remark of WhatsApp without a name. */
  readonly body: string;
  readonly place: number;
  /** On iOS each line has a name, and what WhatsApp wrote has a mark. */
  readonly isBracketed: boolean;
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
  const spaced = colonIn(body, 1);
  const colon = spaced < 0 ? tightColonIn(body, LONGEST_NAME) : spaced;
  return colon > LONGEST_NAME ? -1 : colon;
}

/** What may be the name at the beginning of a line; null where there is none. */
export function nameIn(body: string): string | null {
  const colon = firstColon(body);
  return colon > 0 ? body.slice(0, colon) : null;
}

function hasOddQuotes(text: string): boolean {
  return (text.match(QUOTES)?.length ?? 0) % 2 === 1;
}

/** A group's title in its quotes may hold a colon: what stands before it is no name. */
function isInQuotes(prefix: string, body: string): boolean {
  const [line = ''] = body.slice(prefix.length).split('\n', 1);
  return hasOddQuotes(prefix) && hasOddQuotes(line);
}

/** Words of a person begin with a small letter or with "I", unlike all remarks of WhatsApp. */
const OWN_WORDS = /^(?:I\b|\p{Ll})/u;

function textOf(body: string, colon: number): string {
  return body.slice(body.charCodeAt(colon + 1) === 0x20 ? colon + 2 : colon + 1);
}

/** Behind the name of somebody: with what they did it to, a colon may follow. */
const DOES_SOMETHING = /^(?:added|removed|changed|created|invited|approved|ने|यांनी)(?=\s|$)/;

function isRemarkText(text: string): boolean {
  return soundsLikeSystem(text) && !OWN_WORDS.test(text);
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
 * where a name ends is settled by all lines that begin alike (rule “Formats”). Lines are held back
 * until one settles it, mostly the first.
 */
export class Senders {
  /** How many lines look like messages, and nobody is known to have sent them. */
  unsent = 0;

  readonly #senders = new Map<string, Sender>();

  constructor(readonly onSent: OnSent) {}

  /** Whether somebody of that name wrote before. */
  knows(body: string): boolean {
    const name = nameIn(body);
    return name !== null && this.#senders.has(name);
  }

  add(line: Line): void {
    const colon = this.#colonOf(line.body);
    if (colon < 0) return;
    const prefix = line.body.slice(0, colon);
    if (isInQuotes(prefix, line.body)) return;
    const sender = this.#senders.get(prefix) ?? this.#create(prefix);
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

  /** In `Ravi:look: this` the name ends at the first colon if Ravi is known. */
  #colonOf(body: string): number {
    const colon = firstColon(body);
    if (colon < 0 || body.indexOf(':') === colon) return colon;
    const tight = tightColonIn(body, LONGEST_NAME);
    return tight > 0 && tight < colon && this.#senders.has(body.slice(0, tight)) ? tight : colon;
  }

  #create(prefix: string): Sender {
    const sender: Sender = { name: clean(prefix), split: 'open', held: [] };
    // Joined of its characters, so that the text around it can be let go.
    this.#senders.set(Array.from(prefix).join(''), sender);
    return sender;
  }

  #hold(line: Line, sender: Sender, colon: number): void {
    sender.held.push(line);
    const isPlain = secondPart(line, colon) === null && !this.#isRemark(line, colon);
    if (isPlain || sender.held.length >= DECIDING) this.#settle(sender, colon, isPlain);
  }

  #isRemark({ body, isBracketed }: Line, colon: number): boolean {
    const isNameRemark = !isBracketed && soundsLikeSystem(body.slice(0, colon));
    return isNameRemark || isRemarkText(textOf(body, colon));
  }

  #settle(sender: Sender, colon: number, isPlain: boolean): void {
    const { held } = sender;
    sender.held = [];
    if (!isPlain && !this.#isPerson(held, colon)) {
      this.unsent += held.filter((line) => !this.#isSurelyRemark(line, colon)).length;
      return;
    }
    const parts = held.map((line) => secondPart(line, colon));
    const repeats = new Set(parts).size <= parts.length / 2;
    sender.split = !isPlain && !parts.includes(null) && repeats ? 'second' : 'first';
    for (const line of held) {
      if (sender.split === 'second') this.#sendSecond(line, colon);
      else this.#send(line, sender.name, colon);
    }
  }

  /** A name that reads like a remark is one if two different texts stand behind it. */
  #isPerson(held: readonly Line[], colon: number): boolean {
    const [first] = held;
    if (first === undefined) return false;
    const texts = held.map(({ body }) => textOf(body, colon)).filter((text) => !isRemarkText(text));
    if (first.isBracketed || !soundsLikeSystem(first.body.slice(0, colon))) return texts.length > 0;
    return new Set(texts).size > 1 && !this.#tellsOfSender(first.body.slice(0, colon));
  }

  #isSurelyRemark({ body, isBracketed }: Line, colon: number): boolean {
    if (isBracketed && isMark(textOf(body, colon).charCodeAt(0))) return true;
    if (isCertainlySystem(body) || isCertainlySystem(textOf(body, colon))) return true;
    return !isBracketed && this.#tellsOfSender(body.slice(0, colon));
  }

  /** As `Asha added Dr` where Asha has written. */
  #tellsOfSender(prefix: string): boolean {
    if (prefix.startsWith('You ')) return true;
    for (const [name, { split }] of this.#senders) {
      const isNamed = split !== 'open' && prefix.startsWith(`${name} `);
      if (isNamed && DOES_SOMETHING.test(prefix.slice(name.length + 1))) return true;
    }
    return false;
  }

  #send(line: Line, from: string, colon: number): void {
    this.onSent(line, from, textOf(line.body, colon));
  }

  #sendSecond(line: Line, colon: number): void {
    const second = secondPart(line, colon) === null ? -1 : colonIn(line.body, colon + 1);
    const end = second < 0 ? colon : second;
    this.#send(line, clean(line.body.slice(0, end)), end);
  }
}
