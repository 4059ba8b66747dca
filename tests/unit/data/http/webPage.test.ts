import { describe, expect, it, vi } from 'vitest';
import { isWebPage, startsLikeWebPage } from '@/data/http/readText';

/** An answer whose pieces arrive one by one; what is left of it is let go. */
function answer(contentType: string | null, pieces: readonly (string | Uint8Array)[]) {
  const left = pieces.map((piece) =>
    typeof piece === 'string' ? new TextEncoder().encode(piece) : piece,
  );
  const cancel = vi.fn();
  const body = new ReadableStream({
    pull(controller) {
      const piece = left.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(piece);
    },
    cancel,
  });
  const headers = new Headers(contentType === null ? {} : { 'content-type': contentType });
  return { response: new Response(body, { headers }), left, cancel };
}

describe('the body of a web page that does not name itself', () => {
  it.each<[string, readonly (string | Uint8Array)[]]>([
    ['at once', ['<!doctype html><title>Sign in</title>']],
    ['after blank lines', [' \r\n\t<html>']],
    ['after blank lines in a piece of their own', ['\r\n', '\n', '<html>']],
    ['after a mark of the byte order', [Uint8Array.of(0xef, 0xbb, 0xbf), '<html>']],
    ['letter by letter', ['<', 'h', 't', 'm', 'l']],
  ])('is known: %s', async (_, pieces) => {
    expect(await startsLikeWebPage(answer(null, pieces).response)).toBe(true);
    expect(await startsLikeWebPage(answer('text/plain', pieces).response)).toBe(true);
  });

  it.each<[string, readonly string[]]>([
    ['JSON', ['{"status":"ok"}']],
    ['a word', ['ok']],
    ['a word, then a page', ['ok <html>']],
    ['nothing', []],
    ['blank lines alone', ['\n', '\n']],
  ])('is not mistaken: %s', async (_, pieces) => {
    expect(await startsLikeWebPage(answer(null, pieces).response)).toBe(false);
  });

  it('is not read on once its beginning is known', async () => {
    const { response, left, cancel } = answer(null, ['ok', ...Array<string>(100).fill('more')]);
    await startsLikeWebPage(response);
    expect(left.length).toBeGreaterThan(95);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('is believed to be JSON where it says so, and not waited for', async () => {
    const never = new Response(new ReadableStream({ pull: () => new Promise(() => {}) }), {
      headers: { 'content-type': 'application/problem+json' },
    });
    expect(await startsLikeWebPage(never)).toBe(false);
  });

  it('may be missing', async () => {
    expect(await startsLikeWebPage(new Response(null, { status: 204 }))).toBe(false);
  });
});

describe('a web page by its name', () => {
  it.each(['text/html', 'TEXT/HTML; charset=utf-8', 'application/xhtml+xml'])('%s', (type) => {
    expect(isWebPage(answer(type, []).response)).toBe(true);
  });

  it.each(['application/json', 'text/plain', null])('is not %s', (type) => {
    expect(isWebPage(answer(type, []).response)).toBe(false);
  });
});
