import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonObject } from '@/data/backup/parseJsonObject';

const json = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 4 }));
const gap = fc.constantFrom(0, 1, 2);

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

it('reads any JSON object, however it is laid out', () => {
  fc.assert(
    fc.property(json, gap, (value, spaces) => {
      const text = JSON.stringify(value, null, spaces);
      const { fields, repeated } = parseJsonObject(text);
      expect([...fields]).toEqual(Object.entries(JSON.parse(text)));
      expect([...repeated]).toEqual([]);
    }),
  );
});

it('tells which outermost names are repeated, also those that are written otherwise', () => {
  const { fields, repeated } = parseJsonObject(
    String.raw`{"a":1,"b":{"c":1,"c":2},"\u0061":[{"d":"d","d":"\",\"e\":\""}],"e":"a:","\\":"\\"}`,
  );
  expect([...repeated]).toEqual(['a']);
  expect([...fields.keys()]).toEqual(['a', 'b', 'e', '\\']);
});

it('tells of every object that is cut that it is', () => {
  fc.assert(
    fc.property(json, gap, fc.double({ min: 0, max: 1, noNaN: true }), (value, spaces, share) => {
      const text = JSON.stringify(value, null, spaces);
      const cut = text.slice(0, Math.max(1, Math.floor(share * (text.length - 1))));
      expect(() => parseJsonObject(cut)).toThrow(/cut short/);
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
      (at, removed, added) => {
        const changed = text.slice(0, at) + added.join('') + text.slice(at + removed);
        let isJson = true;
        try {
          JSON.parse(changed);
        } catch {
          isJson = false;
        }
        if (isJson) parseJsonObject(changed);
        else expect(() => parseJsonObject(changed)).toThrow(/not a Taal backup|cut short/);
      },
    ),
    { numRuns: 2000 },
  );
});

describe('what nests deep', () => {
  it.each([
    ['as deep as it may', `{"a":${nested(41)}}`, null],
    ['one level deeper', `{"a":${nested(42)}}`, 'too deep'],
    ['a million levels', `{"a":${nested(1e6)}}`, 'too deep'],
    ['a million levels without an end', `{"a":${'['.repeat(1e6)}`, 'too deep'],
    ['brackets in a text', `{"a":"${'['.repeat(100)}"}`, null],
  ])('%s', (_what, text, refusal) => {
    if (refusal === null) parseJsonObject(text);
    else expect(() => parseJsonObject(text)).toThrow(refusal);
  });
});
