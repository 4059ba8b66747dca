import type { RealMessage } from '../../../src/domain/real-chats/realMessage.ts';
import type { WhatsAppFormat } from './whatsAppFormats.ts';

function inDigits(text: string, zero: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
}

function dateOf(format: WhatsAppFormat, date: Date): string {
  const { order, separator = '/', padded = false, longYear = false, mark = '' } = format;
  const two = (value: number) => String(value).padStart(padded ? 2 : 1, '0');
  const year = longYear ? String(date.getUTCFullYear()) : String(date.getUTCFullYear()).slice(2);
  const day = two(date.getUTCDate());
  const month = two(date.getUTCMonth() + 1);
  const parts = { dmy: [day, month, year], mdy: [month, day, year], ymd: [year, month, day] }[
    order
  ];
  return parts.join(`${mark}${separator}`);
}

function timeOf(format: WhatsAppFormat, date: Date): string {
  const { halves, gap = ' ', seconds = false, timeSeparator = ':', padded = false } = format;
  const hours = date.getUTCHours();
  const shown = halves === undefined ? hours : hours % 12 || 12;
  const two = (value: number) => String(value).padStart(2, '0');
  const parts = [
    halves === undefined && padded ? two(shown) : String(shown),
    two(date.getUTCMinutes()),
  ];
  if (seconds) parts.push(two(date.getUTCSeconds()));
  const time = parts.join(timeSeparator);
  if (halves === undefined) return time;
  const half = halves[hours < 12 ? 0 : 1];
  return format.halfFirst ? `${half} ${time}` : `${time}${gap}${half}`;
}

function lineStart(format: WhatsAppFormat, at: number): string {
  const { platform, comma = ',', zero = '0', dash = ' - ', mark = '' } = format;
  const date = new Date(at * 1000);
  const [day, time] = [inDigits(dateOf(format, date), zero), inDigits(timeOf(format, date), zero)];
  if (platform === 'web') return `[${time}, ${day}] `;
  return platform === 'ios'
    ? `${mark}[${day}${comma} ${time}] `
    : `${mark}${day}${comma} ${time}${dash}`;
}

/** What the messages of a conversation say in a file of the format. */
export function renderWhatsApp(format: WhatsAppFormat, messages: readonly RealMessage[]): string {
  const { newline = '\n', words = {}, remarks = [] } = format;
  const lines = messages.flatMap((message, index) => {
    const start = lineStart(format, message.at ?? 0);
    const remark = remarks.filter((_, place) => place % messages.length === index);
    const text = message.kind === 'text' ? message.text : (words[message.kind] ?? '');
    return [...remark.map((each) => start + each), `${start}${message.from}: ${text}`];
  });
  return `${lines.join('\n')}\n`.replaceAll('\n', newline);
}
