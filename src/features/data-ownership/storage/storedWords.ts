import type { StoredKind } from '@/data/backup/backup';
import { english } from '@/ui/text/english';

/** What each kind is called where it is listed. */
export const STORED_WORDS: Readonly<Record<StoredKind, string>> = {
  chats: 'Chats with the coach',
  messages: 'Messages in them',
  analyses: 'Readings of your typing',
  photos: 'Photos',
  likes: 'People you like',
  hidden: 'People you hid',
  readings: 'Kept figures of real chats',
  drafts: 'Unsent drafts',
  waiting: 'Waiting to be sent',
};

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in bytes as people read it, in steps of a thousand: "1.2 MB". */
export function sizeText(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const format = new Intl.NumberFormat(english, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** step);
}
