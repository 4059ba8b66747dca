import { notJson, truncated } from '../refusal';
import { createJsonToken, type JsonToken } from './jsonToken';

/** A named value of the outermost object; a list is announced, then comes entry by entry. */
export type JsonPiece =
  | { readonly kind: 'value' | 'entry'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'list'; readonly name: string };

type Place =
  | 'start'
  | 'first name'
  | 'name'
  | 'colon'
  | 'value'
  | 'first entry'
  | 'entry'
  | 'after entry'
  | 'after value'
  | 'end';

/** What may stand between values, and where that leads. */
const PUNCTUATION: Readonly<Record<Place, Readonly<Partial<Record<string, Place>>>>> = {
  start: { '{': 'first name' },
  'first name': { '}': 'end' },
  name: {},
  colon: { ':': 'value' },
  value: { '[': 'first entry' },
  'first entry': { ']': 'after value' },
  entry: {},
  'after entry': { ',': 'entry', ']': 'after value' },
  'after value': { ',': 'name', '}': 'end' },
  end: {},
};

const AFTER: Readonly<Partial<Record<Place, Place>>> = {
  'first name': 'colon',
  name: 'colon',
  value: 'after value',
  'first entry': 'after entry',
  entry: 'after entry',
};

const PUNCTUATION_MARKS = '{}[]:,';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

export interface JsonSplitter {
  /** Reads on; throws a Refusal when this is no JSON object. */
  push(part: string): void;
  /** To be called after the last part; throws when something is missing. */
  end(): void;
}

/**
 * Takes a JSON object apart while it is read, so that never more than one entry of a list is in
 * memory as text: a browser's strings are too short for a whole backup.
 */
export function createJsonSplitter(onPiece: (piece: JsonPiece) => void): JsonSplitter {
  let place: Place = 'start';
  let name = '';
  let token: JsonToken | null = null;

  function finish(text: string): void {
    const value = parse(text);
    if (place === 'first name' || place === 'name') {
      if (typeof value !== 'string') throw notJson();
      name = value;
    } else {
      onPiece({ kind: place === 'value' ? 'value' : 'entry', name, value });
    }
    place = AFTER[place] ?? place;
  }

  function begin(character: string): void {
    const next = PUNCTUATION[place][character];
    if (next !== undefined) {
      if (next === 'first entry') onPiece({ kind: 'list', name });
      place = next;
      return;
    }
    const isMark = PUNCTUATION_MARKS.includes(character) && character !== '{' && character !== '[';
    if (AFTER[place] === undefined || isMark) throw notJson();
    token = createJsonToken();
  }

  return {
    push(part) {
      let at = 0;
      while (at < part.length) {
        if (token !== null) {
          at = token.take(part, at);
          if (token.isWhole()) {
            finish(token.text());
            token = null;
          }
        } else {
          const character = part.charAt(at);
          if (!' \n\r\t'.includes(character)) begin(character);
          if (token === null) at += 1;
        }
      }
    },
    end() {
      if (place === 'start') throw notJson();
      if (place !== 'end') throw truncated();
    },
  };
}
