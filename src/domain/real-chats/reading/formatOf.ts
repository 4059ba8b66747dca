import { LineSplitter } from './lineSplitter';
import { StampReader } from './whats-app/stamp';

export type ChatFormat = 'whatsApp' | 'json' | 'plain' | 'webPage';

const WEB_PAGE = /^<(?:!doctype html|html|\?xml|head|body|div)\b/i;

function hasStamp(start: string): boolean {
  const stamps = new StampReader();
  let isFound = false;
  const lines = new LineSplitter((text, from, end) => {
    isFound ||= stamps.read(text, from, end) !== null;
  });
  lines.push(start);
  lines.end();
  return isFound;
}

/** The format of a chat, by the beginning of its text. */
export function formatOf(start: string): ChatFormat {
  const text = start.replace(/^[\s\ufeff]+/, '');
  if (text.startsWith('{')) return 'json';
  if (WEB_PAGE.test(text)) return 'webPage';
  return hasStamp(text) ? 'whatsApp' : 'plain';
}
