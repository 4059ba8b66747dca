import { graphemes } from '../../language/graphemes';
import { foldWithPositions, isAscii } from './foldText';

export interface MarkedPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** Where each character as people see it ends, by where it begins, in UTF-16 units. */
function characterEnds(text: string): Map<number, number> {
  const ends = new Map<number, number>();
  let start = 0;
  // To part a text into characters takes ten times as long as all else here.
  for (const character of isAscii(text) ? text : graphemes(text)) {
    ends.set(start, start + character.length);
    start += character.length;
  }
  return ends;
}

/** How far the last character reaches that begins before `end`. */
function endOfCharacters(ends: ReadonlyMap<number, number>, start: number, end: number): number {
  let reached = start;
  while (reached < end) {
    const next = ends.get(reached);
    if (next === undefined) return end;
    reached = next;
  }
  return reached;
}

type Range = readonly [start: number, end: number];

/**
 * Where a text has the words of a search. A hit begins with a character, never inside one, and
 * reaches to the end of the last one that it touches (rule “Search in chats”).
 */
function hitsIn(text: string, words: readonly string[]): Range[] {
  const { folded, starts, ends } = foldWithPositions(text);
  const characters = characterEnds(text);
  const hits: Range[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      const start = starts[at] ?? 0;
      const isBegin = at === 0 || starts[at - 1] !== start;
      if (!isBegin || !characters.has(start)) continue;
      hits.push([start, endOfCharacters(characters, start, ends[at + word.length - 1] ?? start)]);
    }
  }
  return hits.sort(([one], [other]) => one - other);
}

/** Hits in order, those that touch each other as one. */
function joined(hits: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const [start, end] of hits) {
    const last = all.at(-1);
    if (last === undefined || start > last[1]) all.push([start, end]);
    else all.splice(-1, 1, [last[0], Math.max(last[1], end)]);
  }
  return all;
}

/**
 * A text in parts, in order: those that a search has found and those between (rule “Search in
 * chats”).
 */
export function markHits(text: string, words: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let done = 0;
  const add = (end: number, isHit: boolean) => {
    if (end > done) parts.push({ text: text.slice(done, end), isHit });
    done = end;
  };
  for (const [start, end] of joined(hitsIn(text, words))) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
