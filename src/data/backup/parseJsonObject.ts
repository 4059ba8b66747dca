import { notJson, tooDeep, truncated } from './refusal';

/**
 * Levels of a whole file, of which an export has at most 36. Far deeper text exhausts the stack of
 * some engines' JSON.parse.
 */
const DEEPEST = 42;

const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** A file that is cut before its first name is cut as well. */
const OBJECT_BEGINNING = /^[ \n\r\t]*\{[ \n\r\t]*(?:["}]|$)/;

/** The fields of the outermost object, which may have any names: no prototype is in the way. */
export type Fields = ReadonlyMap<string, unknown>;

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 1;
}

/** The place of the quotation mark that ends the string begun at `start`; -1 when there is none. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

/**
 * What JSON.parse does not tell: that the end is missing, how deep it nests, and the outermost
 * names, as they are written, with their repetitions. Stops where a bracket closes what is not open.
 */
function scan(text: string) {
  const names: string[] = [];
  const open: number[] = [];
  let lastString = '""';
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      if (end === -1) return { names, deepest, isCut: true };
      if (open.length === 1) lastString = text.slice(at, end + 1);
      at = end;
    } else if (code === COLON) {
      if (open.length === 1) names.push(lastString);
    } else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      open.push(code);
      deepest = Math.max(deepest, open.length);
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      const expected = code === CLOSE_OBJECT ? OPEN_OBJECT : OPEN_LIST;
      if (open.pop() !== expected) return { names, deepest, isCut: false };
    }
  }
  return { names, deepest, isCut: open.length > 0 };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

function repeatedOf(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const written of names) {
    const name = String(parse(written));
    if (seen.has(name)) repeated.add(name);
    seen.add(name);
  }
  return repeated;
}

/**
 * Parses the text of a JSON object, and tells which of its names are there more than once. Throws a
 * Refusal when it is none, is cut short or nests too deep.
 */
export function parseJsonObject(text: string): {
  readonly fields: Fields;
  readonly repeated: ReadonlySet<string>;
} {
  if (!OBJECT_BEGINNING.test(text)) throw notJson();
  const { names, deepest, isCut } = scan(text);
  if (deepest > DEEPEST) throw tooDeep();
  if (isCut) throw truncated();
  const value = parse(text);
  if (!(value instanceof Object)) throw notJson();
  return { fields: new Map<string, unknown>(Object.entries(value)), repeated: repeatedOf(names) };
}
