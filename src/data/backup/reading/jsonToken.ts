import { tooDeep, tooLarge } from '../refusal';

/** Below this a value may nest; JSON.parse of far deeper text can exhaust the stack. */
const DEEPEST = 40;

/** Characters of one value: a photo of some 90 MB, or hundreds of thousands of messages. */
const LONGEST = 2 ** 27;

const STRING_MARK = /["\\]/g;
const STRUCTURE_MARK = /["{}[\]]/g;
const SCALAR_END = /[\s,:\]}]/g;

/** Gathers the text of one JSON value that may reach over several parts of a file. */
export interface JsonToken {
  /** Reads on from `at`; the place after the value, or the part's end while there is more. */
  take(part: string, at: number): number;
  isWhole(): boolean;
  text(): string;
}

/** What is not proper JSON is found when the text is parsed; here only its end is looked for. */
export function createJsonToken(): JsonToken {
  const texts: string[] = [];
  let length = 0;
  let levels = 0;
  let inString = false;
  let escaped = false;
  let whole = false;

  function next(pattern: RegExp, part: string, from: number): number {
    pattern.lastIndex = from;
    return pattern.exec(part)?.index ?? part.length;
  }

  function passString(part: string, from: number): number {
    if (escaped) {
      escaped = false;
      return from + 1;
    }
    const at = next(STRING_MARK, part, from);
    if (at === part.length) return at;
    escaped = part[at] === '\\';
    inString = escaped;
    whole = !inString && levels === 0;
    return at + 1;
  }

  function passStructure(part: string, from: number): number {
    const at = next(STRUCTURE_MARK, part, from);
    if (at === part.length) return at;
    const character = part.charAt(at);
    if (character === '"') inString = true;
    else levels += '{['.includes(character) ? 1 : -1;
    if (levels > DEEPEST) throw tooDeep();
    whole = !inString && levels === 0;
    return at + 1;
  }

  function passScalar(part: string, from: number): number {
    const at = next(SCALAR_END, part, from);
    whole = at < part.length;
    return at;
  }

  function pass(part: string, at: number): number {
    if (inString) return passString(part, at);
    const isFirst = length === 0 && texts.length === 0;
    if (levels > 0 || (isFirst && '"{['.includes(part.charAt(at)))) return passStructure(part, at);
    return passScalar(part, at);
  }

  return {
    take(part, from) {
      let at = from;
      // The first pass decides by the first character what kind of value this is.
      do at = pass(part, at);
      while (!whole && at < part.length);
      texts.push(part.slice(from, at));
      length += at - from;
      if (length > LONGEST) throw tooLarge();
      return at;
    },
    isWhole: () => whole,
    text: () => texts.join(''),
  };
}
