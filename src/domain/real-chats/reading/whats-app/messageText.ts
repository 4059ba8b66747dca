import type { RealMessageKind } from '../../realMessage';
import { isMark, isSpace } from './digits';
import {
  isCertainlySystem,
  LONGEST_PHRASE,
  phraseKind,
  soundsLikeSystem,
  tellsOfEncryption,
} from './phrases';

export interface MessageText {
  readonly kind: RealMessageKind;
  readonly text: string;
}

/** What stands for a picture or the like is no longer. */
const LONGEST_PLACEHOLDER = 40;

const MEDIA: MessageText = { kind: 'media', text: '' };

const POLL = /^(?:POLL|पोल|मतदान|सर्वे):\s/;
/** Behind a mark in any language; without one only in the words that are known. */
const EDITED =
  /\s*(?:[\u200e\u200f]<[^<>\n]{3,80}>|<(?:This message was edited|[^<>\n]{0,40}(?:एडिट|संपादित)[^<>\n]{0,40})>)\s*$/;
/** A line of its own, as in `IMG-20261125-WA0003.jpg (file attached)`; Android has names of files. */
const ATTACHED =
  /^(?:[^\n]{1,200}\.\w{2,5} \(file attached\)|(?:IMG|VID|AUD|PTT|STK|DOC|MP4|VN)-\d{8}-WA\d{4,}\.\w{2,5} \([^()\n]{1,60}\))[^\S\n]*(?:\n|$)/;
/** `<Media omitted>` in whatever language. */
const IN_ANGLES = /^<[^<>\n]{3,90}>[^\S\n]*(?:\n|$)/;
const PLACE = /^[^\s:][^:\n]{0,30}: https?:\/\/(?:maps\.google\.com|foursquare\.com)\/\S*$/;
/** As `Plan.pdf • 3 pages document omitted`, with a mark before the last words. */
const DOCUMENT = /^[^\n]{1,80}\.[a-z\d]{2,5}\b[^\n]*\u200e[^\n]{3,40}$/i;
const CALL =
  /^(?:missed (?:group )?(?:voice|video) call(?:[,.]\s*[^\n]{0,60})?|(?:group )?(?:voice|video) call[,.]\s*(?:no answer|declined|answered on other device|\d+\s*(?:sec|min|hr|h|m|s)\b[^\n]{0,20}|\d+ joined))$/i;
const ADMIN_DELETED = /^This message was deleted by admin [^\n]{1,80}$/;
const MARKS = /[\u200e\u200f]/g;

const MARK = 0x200e;
const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;
const NEWLINE = '\n';

function startOf(raw: string): number {
  let start = 0;
  while (isMark(raw.charCodeAt(start)) || isSpace(raw.charCodeAt(start))) start += 1;
  return start;
}

/** What comes below a line that stands for a picture was written by the person. */
function captionOf(found: RegExpExecArray, text: string): MessageText {
  const caption = text.slice(found[0].length).trim();
  return caption === '' ? MEDIA : { kind: 'text', text: caption };
}

function placeholder(text: string): MessageText | null {
  const first = text.charCodeAt(0);
  const found =
    (first === LESS_THAN ? IN_ANGLES.exec(text) : null) ??
    (text.includes('(') ? ATTACHED.exec(text) : null);
  if (found !== null) return captionOf(found, text);
  return text.includes('://') && PLACE.test(text) ? MEDIA : null;
}

function shortPhrase(text: string): MessageText | null {
  const kind = phraseKind(text);
  if (kind !== undefined) return { kind, text: '' };
  if (ADMIN_DELETED.test(text)) return { kind: 'deleted', text: '' };
  if (CALL.test(text.includes('\u200e') ? text.replace(MARKS, '') : text)) {
    return { kind: 'call', text: '' };
  }
  return DOCUMENT.test(text) ? MEDIA : null;
}

/** Of whom a line is, and where it stands. */
export interface LinePlace {
  /** Of iOS, where a mark comes before what WhatsApp wrote, in whatever language. */
  readonly isBracketed?: boolean;
  /** The first line of an export of iOS tells that the chat is encrypted. */
  readonly isFirst?: boolean;
}

/** What WhatsApp writes at length is on one line, and leads nowhere. */
const LONG_REMARK = /^(?!.*:\/\/).{1,400}$/;

/** People paste the mark too: on Android it tells nothing of a long text. */
function behindMark(text: string, { isBracketed = false }: LinePlace): MessageText | null {
  if (soundsLikeSystem(text)) return null;
  if (text.length <= LONGEST_PLACEHOLDER) return MEDIA;
  return isBracketed && LONG_REMARK.test(text) ? null : { kind: 'text', text };
}

/**
 * What stands behind a name: a person's words, or what WhatsApp wrote instead of a picture, a call
 * or a poll; null where it is a remark of WhatsApp, which is no message at all (rule “Formats”).
 */
export function readMessageText(raw: string, place: LinePlace = {}): MessageText | null {
  const start = startOf(raw);
  const isMarked = start > 0 && raw.charCodeAt(start - 1) === MARK;
  let text = start > 0 ? raw.slice(start) : raw;
  // A photo to be seen once leaves nothing.
  if (text === '') return MEDIA;
  if (text.charCodeAt(text.length - 1) === GREATER_THAN) {
    const edited = EDITED.exec(text);
    if (edited !== null && edited.index > 0) text = text.slice(0, edited.index);
  }
  if (text.includes(NEWLINE)) text = text.trimEnd();
  if (POLL.test(text)) return { kind: 'poll', text: '' };
  const known =
    (text.length <= LONGEST_PHRASE ? shortPhrase(text) : null) ??
    (text.charCodeAt(0) === LESS_THAN || text.length < 400 ? placeholder(text) : null);
  if (known !== null) return known;
  if (isCertainlySystem(text)) return null;
  if (place.isFirst === true && place.isBracketed === true && tellsOfEncryption(text)) return null;
  return isMarked ? behindMark(text, place) : { kind: 'text', text };
}
