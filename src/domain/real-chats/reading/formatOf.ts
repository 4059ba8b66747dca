import { StampReader } from './whats-app/stamp';

export type ChatFormat = 'whatsApp' | 'json' | 'plain' | 'webPage';

const WEB_PAGE = /^<(?:!doctype html|html|\?xml|head|body|div)\b/i;

function hasStamp(start: string): boolean {
  const stamps = new StampReader();
  for (let from = 0; from < start.length; ) {
    const newline = start.indexOf('\n', from);
    const end = newline < 0 ? start.length : newline;
    if (stamps.read(start, from, end) !== null) return true;
    from = end + 1;
  }
  return false;
}

/** The format of a chat, by the beginning of its text. */
export function formatOf(start: string): ChatFormat {
  const text = start.replace(/^[\s\ufeff]+/, '');
  if (text.startsWith('{')) return 'json';
  if (WEB_PAGE.test(text)) return 'webPage';
  return hasStamp(text) ? 'whatsApp' : 'plain';
}
