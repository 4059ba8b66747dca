import { cutText } from '../language/cutText';
import { isBlank } from '../language/isBlank';

/** Longest text that is taken over, in UTF-16 units; the rest is cut off. */
export const LONGEST_SHARED_TEXT = 10_000;

/** What another app shares as text; each part can be missing. */
export interface SharedParts {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Control characters other than tab and line feed, which no keyboard writes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

function clean(part: string): string {
  return cutText(part, LONGEST_SHARED_TEXT).replace(/\r\n?/g, '\n').replace(CONTROL, '').trim();
}

/**
 * One text of what was shared: title, text and address, each on a line of its own, none of them
 * twice (many apps put the address into the text as well). Empty where nothing of it is text.
 */
export function combineShared({ title, text, url }: SharedParts): string {
  const lines: string[] = [];
  for (const part of [text, title, url].map(clean)) {
    if (part !== '' && !lines.some((line) => line.includes(part))) lines.push(part);
  }
  // The text is compared first, being the longest, but a title stands above it.
  const heading = lines.indexOf(clean(title));
  if (heading > 0) lines.unshift(...lines.splice(heading, 1));
  return cutText(lines.join('\n'), LONGEST_SHARED_TEXT);
}

/** A draft with what was shared below it: nothing that was being written is lost. */
export function appendShared(draft: string, shared: string): string {
  if (shared === '') return draft;
  return isBlank(draft) ? shared : `${draft.replace(/\s+$/, '')}\n${shared}`;
}
