const SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** A policy's source for an inline element: the hash of its text as the HTML parser hands it on. */
export async function hashSource(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text.replace(/\r\n?/g, '\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}

async function hashesOf(html: string, element: RegExp): Promise<string[]> {
  const texts = [...html.matchAll(element)].map(([, text = '']) => text);
  return Promise.all([...new Set(texts)].map(hashSource));
}

export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The sources of all inline scripts and style sheets of a built document. */
export async function inlineHashes(html: string): Promise<InlineHashes> {
  return { scripts: await hashesOf(html, SCRIPT), styles: await hashesOf(html, STYLE) };
}
