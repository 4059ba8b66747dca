import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createJsonSplitter, type JsonPiece } from '@/data/backup/reading/splitJson';

function split(text: string, partLength: number): JsonPiece[] {
  const pieces: JsonPiece[] = [];
  const splitter = createJsonSplitter((piece) => pieces.push(piece));
  for (let at = 0; at < text.length; at += partLength) {
    splitter.push(text.slice(at, at + partLength));
  }
  splitter.end();
  return pieces;
}

function joined(pieces: readonly JsonPiece[]): unknown {
  const entries = new Map<string, unknown>();
  for (const piece of pieces) {
    if (piece.kind === 'list') entries.set(piece.name, []);
    else if (piece.kind === 'value') entries.set(piece.name, piece.value);
    else {
      const list = entries.get(piece.name);
      if (Array.isArray(list)) list.push(piece.value);
    }
  }
  return Object.fromEntries(entries);
}

const json = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 4 }));

it('takes any JSON object apart, wherever its text is cut and however it is laid out', () => {
  fc.assert(
    fc.property(json, fc.integer({ min: 1, max: 9 }), fc.constantFrom(0, 1, 2), (value, n, gap) => {
      const text = JSON.stringify(value, null, gap);
      expect(joined(split(text, n))).toEqual(JSON.parse(text));
    }),
  );
});

it('refuses what JSON.parse refuses', () => {
  const text = JSON.stringify({ a: [1, 'x"]', { b: '\\' }], c: null, d: {} });
  const marks = [...'{}[]:,"\\ 1ax'];
  fc.assert(
    fc.property(
      fc.nat({ max: text.length }),
      fc.nat({ max: 2 }),
      fc.array(fc.constantFrom(...marks), { maxLength: 2 }),
      fc.integer({ min: 1, max: 9 }),
      (at, removed, added, n) => {
        const changed = text.slice(0, at) + added.join('') + text.slice(at + removed);
        let isJson = true;
        try {
          JSON.parse(changed);
        } catch {
          isJson = false;
        }
        if (isJson) split(changed, n);
        else expect(() => split(changed, n)).toThrow(/not a Taal backup|cut short/);
      },
    ),
    { numRuns: 2000 },
  );
});
