import type { RealMessage, RealMessageKind } from '../../realMessage';
import { type Fields, textOf } from './fields';

const BEYOND_LATIN = /[\u0100-\uffff]/;
const BEYOND_ASCII = /[\u0080-\u00ff]/;
const TO_ENCODE = /[%\u0080-\u00ff]/g;

/** Repairs UTF-8 whose bytes were each written as a character of Latin-1. */
export function repairLatin(text: string): string {
  if (!BEYOND_ASCII.test(text) || BEYOND_LATIN.test(text)) return text;
  const encoded = text.replace(
    TO_ENCODE,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  try {
    return decodeURIComponent(encoded);
  } catch {
    return text;
  }
}

/** What the apps say when somebody taps a heart. */
const REACTION = /^(?:Liked a message|Reacted .{1,20} to your message)\s*$/u;
const ATTACHMENT =
  /^.{1,100} sent an? (?:attachment|photo|video|voice message|sticker|link|GIF)\.$/u;
const CALL =
  /^(?:.{1,100} (?:started an? (?:audio|video|voice) (?:call|chat)|(?:missed|called) .{1,100})|(?:Audio|Video|Voice) (?:call|chat) ended)\.?$/u;

function kindOf(item: Fields, content: string): RealMessageKind {
  if (item.is_unsent === true) return 'deleted';
  if (item.call_duration !== undefined || item.type === 'Call') return 'call';
  if (content === '' || ATTACHMENT.test(content)) return 'media';
  return CALL.test(content) ? 'call' : 'text';
}

/** Whether an item of a list of messages is one of Instagram's or Facebook's. */
export function isMeta(item: Fields): boolean {
  return typeof item.sender_name === 'string' && typeof item.timestamp_ms === 'number';
}

/**
 * A message of Instagram's or Facebook's `message_*.json`; null for reactions. Their times are the
 * world's: they become those of the clock on this device.
 */
export function readMeta(item: Fields): RealMessage | null {
  const moment = new Date(Number(item.timestamp_ms));
  const at = Math.floor(moment.getTime() / 1000) - moment.getTimezoneOffset() * 60;
  const from = repairLatin(textOf(item.sender_name)).trim();
  const content = repairLatin(textOf(item.content)).trim();
  if (from === '' || Number.isNaN(at) || REACTION.test(content)) return null;
  const kind = kindOf(item, content);
  return { at, from, kind, text: kind === 'text' ? content : '' };
}
