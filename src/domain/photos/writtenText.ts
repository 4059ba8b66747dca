import { hasBytes } from './bytes';
import { LOOKED_AT_BYTES } from './limits';

const BYTE_ORDER_MARKS = [
  [0xef, 0xbb, 0xbf],
  [0xfe, 0xff],
  [0xff, 0xfe],
] as const;

/** Control characters that no text holds; tab, line feed, form feed and return are not among them. */
function isControl(byte: number): boolean {
  return byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte);
}

/** The beginning of a text file, letters beyond ASCII mangled; null when it holds no text. */
export function writtenText(bytes: Uint8Array): string | null {
  const mark = BYTE_ORDER_MARKS.find((candidate) => hasBytes(bytes, 0, candidate)) ?? [];
  const start = bytes.subarray(mark.length, mark.length + LOOKED_AT_BYTES);
  // In UTF-16 every other byte of plain letters is 0.
  const letters = mark.length === 2 ? start.filter((byte) => byte !== 0) : start;
  if (mark.length !== 2 && letters.some(isControl)) return null;
  return String.fromCharCode(...letters);
}

/** The text after `end`; empty when it does not end in what was looked at. */
function after(text: string, end: string): string {
  const at = text.indexOf(end);
  return at < 0 ? '' : text.slice(at + end.length);
}

function afterDoctype(text: string): string {
  const [head = ''] = text.split('>', 1);
  return after(head.includes('[') ? after(text, ']') : text, '>');
}

/** Whether a text is an SVG drawing, behind whatever XML may put before its root. */
export function isSvg(text: string): boolean {
  let rest = text.trimStart();
  for (;;) {
    if (rest.startsWith('<?')) rest = after(rest, '?>').trimStart();
    else if (rest.startsWith('<!--')) rest = after(rest, '-->').trimStart();
    else if (/^<!doctype/i.test(rest)) rest = afterDoctype(rest).trimStart();
    else return /^<(?:[\w-]+:)?svg[\s/>]/i.test(rest);
  }
}
