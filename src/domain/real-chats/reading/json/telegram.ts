import type { RealMessage } from '../../realMessage';
import { startOfDay } from '../whats-app/calendar';
import { type Fields, isFields, textOf } from './fields';

const DATE = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)$/;

/** The local time that Telegram Desktop wrote; null where it is none. */
function secondsOf(date: string): number | null {
  const numbers = DATE.exec(date)?.slice(1).map(Number);
  if (numbers === undefined) return null;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = numbers;
  const start = startOfDay(year, month, day);
  return start < 0 ? null : start + hours * 3600 + minutes * 60 + seconds;
}

/** A text comes whole, or in parts of which links and bold words are objects. */
function wordsOf(text: unknown): string {
  if (!Array.isArray(text)) return textOf(text);
  return text.map((part) => (isFields(part) ? textOf(part.text) : textOf(part))).join('');
}

/** Whether an item of a list of messages is one of Telegram's. */
export function isTelegram(item: Fields): boolean {
  return typeof item.date === 'string' && typeof item.type === 'string';
}

function idOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : textOf(value);
}

/** Who sent an item, whatever their name: two people may have one, and nobody has an id twice. */
export function telegramId(item: Fields): { readonly id?: string } {
  const id = idOf(item.type === 'service' ? item.actor_id : item.from_id);
  return id === '' ? {} : { id };
}

/** A message of Telegram's `result.json`; null for what the app itself tells. */
export function readTelegram(item: Fields): RealMessage | null {
  const at = secondsOf(textOf(item.date));
  if (at === null) return null;
  if (item.type === 'service') {
    const from = textOf(item.actor) || idOf(item.actor_id);
    if (item.action !== 'phone_call' || from === '') return null;
    return { at, from, kind: 'call', text: '' };
  }
  // Those who deleted their account have a number only.
  const from = textOf(item.from) || idOf(item.from_id);
  if (item.type !== 'message' || from === '') return null;
  if (isFields(item.poll)) return { at, from, kind: 'poll', text: '' };
  const text = wordsOf(item.text).trim();
  return { at, from, kind: text === '' ? 'media' : 'text', text };
}
