import { expect, test } from 'vitest';
import { connected, fence, match, own, text } from './connected.ts';

const three = ['One.', 'Two.', 'Three.'];

async function write(reply: string) {
  const { ai, warnings } = await connected(text(reply));
  return { insights: await ai.writeInsights(own, [match('a')]), warnings };
}

test.each<[string, string, string[]]>([
  ['bare', JSON.stringify(three), three],
  ['fenced', fence(`json\n${JSON.stringify(three, null, 2)}\n`), three],
  ['with space around', JSON.stringify([' One. ', 'Two.\n', 'Three.']), three],
  [
    'of 200 characters',
    JSON.stringify(['x'.repeat(200), ...three.slice(1)]),
    ['x'.repeat(200), 'Two.', 'Three.'],
  ],
  ['with a fence inside', JSON.stringify(['```', 'Two.', 'Three.']), ['```', 'Two.', 'Three.']],
])('are read: %s', async (_, reply, insights) => {
  expect(await write(reply)).toEqual({ insights, warnings: [] });
});

test.each<[string, unknown]>([
  ['two', three.slice(1)],
  ['four', [...three, 'Four.']],
  ['an empty one', ['One.', '', 'Three.']],
  ['a blank one', ['One.', ' \n', 'Three.']],
  ['one of 201 characters', ['x'.repeat(201), ...three.slice(1)]],
  ['a number', ['One.', 2, 'Three.']],
  ['null', ['One.', null, 'Three.']],
  ['an object', { insights: three }],
  ['one text', 'One. Two. Three.'],
])('are null: %s', async (_, reply) => {
  expect(await write(JSON.stringify(reply))).toEqual({
    insights: null,
    warnings: ['The AI service did not write insights: its reply is not what was asked for'],
  });
});

test('are null when the reply is cut off', async () => {
  expect(await write('["One.","Two.","Thr')).toMatchObject({ insights: null });
});
