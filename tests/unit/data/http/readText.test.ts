import { expect, test, vi } from 'vitest';
import { readText } from '@/data/http/readText';

function inPieces(pieces: readonly Uint8Array[], cancel = () => {}): Response {
  const left = [...pieces];
  return new Response(
    new ReadableStream({
      pull(controller) {
        const piece = left.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(piece);
      },
      cancel,
    }),
  );
}

test('no body reads as no text', async () => {
  expect(await readText(new Response(null, { status: 204 }), 10)).toBe('');
});

test('a character split between pieces stays whole', async () => {
  const bytes = new TextEncoder().encode('ताल ❤️');
  const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
  expect(await readText(inPieces(pieces), 10)).toBe('ताल ❤️');
});

test('the limit itself may be reached', async () => {
  expect(await readText(new Response('12345'), 5)).toBe('12345');
  expect(await readText(new Response('123456'), 5)).toBeNull();
});

test('what goes beyond the limit is not read to its end', async () => {
  const cancel = vi.fn();
  const piece = new Uint8Array(4).fill(120);
  expect(await readText(inPieces(Array(100).fill(piece), cancel), 10)).toBeNull();
  expect(cancel).toHaveBeenCalledOnce();
});
