import { describe, expect, test } from 'vitest';
import { untypedReads } from '../../support/architecture/habits.ts';

/** Put together, so that this file does not hold what it looks for. */
const OBJECT = `${'Object'}(`;

const found = (code: string) =>
  untypedReads([{ path: 'src/a.ts', code, lines: 1, imports: [] }]).length > 0;

describe('a read through Object()', () => {
  test.each([
    `${OBJECT}row).text`,
    `${OBJECT}row)?.text`,
    `${OBJECT}row)['text']`,
    `${OBJECT}row)\n    .text`,
    `${OBJECT}rows.at(-1)).text`,
    `${OBJECT}await rows.get(key())).text`,
    `delete ${OBJECT}row).text`,
    `const { text } = ${OBJECT}row);`,
    `const [first] = ${OBJECT}rows);`,
  ])('is %j', (code) => {
    expect(found(code)).toBe(true);
  });

  test.each([
    'Object.keys(row).length',
    'v.object({ text: v.string() }).entries',
    `v.looseObject(fields).entries; schema.${OBJECT}fields).entries`,
    `if (row instanceof Object) row.text`,
    `put(${OBJECT}row))`,
  ])('is not %j', (code) => {
    expect(found(code)).toBe(false);
  });
});
