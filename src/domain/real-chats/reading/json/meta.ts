import type { RealMessage, RealMessageKind } from '../../realMessage';
import { appLineOf, isReaction } from './appLines';
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

const CALL =
  /^(?:(?:missed|called) .{1,100}|You missed an? .{1,60}|(?:Audio|Video|Voice) (?:call|chat) ended)\.?$/u;
/** Facebook's own types for who came and who left. */
const SERVICE_TYPES = new Set<unknown>(['Subscribe', 'Unsubscribe']);

/** An item of either form: encrypted chats of Messenger name their fields in another way. */
interface MetaItem {
  readonly moment: number;
  readonly from: string;
  readonly content: string;
  readonly isUnsent: boolean;
  readonly isCall: boolean;
}

function isEncrypted(item: Fields): boolean {
  return typeof item.senderName === 'string' && typeof item.timestamp === 'number';
}

/** Whether an item of a list of messages is one of Instagram's or Facebook's. */
export function isMeta(item: Fields): boolean {
  const isOpen = typeof item.sender_name === 'string' && typeof item.timestamp_ms === 'number';
  return isOpen || isEncrypted(item);
}

function metaItem(item: Fields): MetaItem {
  const isCall = item.call_duration !== undefined || /^call$/i.test(textOf(item.type));
  if (isEncrypted(item)) {
    return {
      moment: Number(item.timestamp),
      from: textOf(item.senderName),
      content: textOf(item.text).trim(),
      isUnsent: item.isUnsent === true,
      isCall,
    };
  }
  return {
    moment: Number(item.timestamp_ms),
    from: repairLatin(textOf(item.sender_name)),
    content: repairLatin(textOf(item.content)).trim(),
    isUnsent: item.is_unsent === true,
    isCall,
  };
}

function kindOf({ isUnsent, isCall, content, from }: MetaItem): RealMessageKind | null {
  if (isUnsent) return 'deleted';
  if (isCall || CALL.test(content)) return 'call';
  if (content === '') return 'media';
  if (isReaction(content)) return null;
  const line = appLineOf(content, from);
  if (line === 'none') return null;
  return line ?? 'text';
}

/**
 * A message of Instagram's or Facebook's JSON; null for reactions and what the app itself tells.
 * Their times are the world's: they become those of the clock on this device.
 */
export function readMeta(fields: Fields): RealMessage | null {
  const item = metaItem(fields);
  const moment = new Date(item.moment);
  const at = Math.floor(moment.getTime() / 1000) - moment.getTimezoneOffset() * 60;
  const kind = SERVICE_TYPES.has(fields.type) ? null : kindOf(item);
  if (kind === null || Number.isNaN(at)) return null;
  return { at, from: item.from.trim(), kind, text: kind === 'text' ? item.content : '' };
}
