/** Whether an answer is a web page: a captive portal or a static host says 200 to everything. */
export function isWebPage(response: Response): boolean {
  return /text\/html|application\/xhtml/i.test(response.headers.get('content-type') ?? '');
}

/**
 * Whether the body begins as a web page does, for portals that do not name what they send. JSON by
 * its name is believed, and its body not waited for. Reads no further, and lets the body go.
 */
export async function startsLikeWebPage(response: Response): Promise<boolean> {
  const isJson = /json/i.test(response.headers.get('content-type') ?? '');
  const reader = response.body?.getReader();
  if (reader === undefined) return false;
  const decoder = new TextDecoder();
  let start = '';
  // The first piece may hold blank lines alone.
  for (let done = isJson; !done && start === ''; ) {
    const piece = await reader.read();
    done = piece.done;
    start = decoder.decode(piece.value, { stream: !done }).trimStart();
  }
  await reader.cancel();
  return start.startsWith('<');
}

/** The text of an answer; null, without reading on, once it has more than `limit` characters. */
export async function readText(response: Response, limit: number): Promise<string | null> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += done ? decoder.decode() : decoder.decode(value, { stream: true });
    if (text.length > limit) {
      await reader.cancel();
      return null;
    }
    if (done) return text;
  }
}
