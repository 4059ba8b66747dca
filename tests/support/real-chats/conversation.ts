import type { RealMessage, RealMessageKind } from '../../../src/domain/real-chats/realMessage.ts';

export const ASHA = 'Asha Kulkarni';
export const RAVI = 'Ravi 🌵';

/** Seconds since 1970 of a moment on the wall. */
export function wallClock(iso: string): number {
  return Date.parse(`${iso}Z`) / 1000;
}

function said(iso: string, from: string, text: string): RealMessage {
  return { at: wallClock(iso), from, kind: 'text', text };
}

function sent(iso: string, from: string, kind: RealMessageKind): RealMessage {
  return { at: wallClock(iso), from, kind, text: '' };
}

/** One conversation that every format holds; with midnight, noon, a day above 12 and many lines. */
export const CONVERSATION: readonly RealMessage[] = [
  said('2026-10-31T21:05:00', ASHA, 'Hi Ravi! How was Pune?'),
  said('2026-10-31T21:07:00', RAVI, 'Note: the train was late, again 😅'),
  sent('2026-10-31T21:08:00', RAVI, 'media'),
  said('2026-11-01T00:00:00', ASHA, 'कल मिलते हैं? 12:30, ठीक है?'),
  said('2026-11-01T12:00:00', RAVI, 'Yes\n\n- bring the book\n- and the keys: both of them'),
  sent('2026-11-01T12:01:00', ASHA, 'deleted'),
  said('2026-11-03T09:15:00', ASHA, 'https://example.com/a: is that the place?'),
  said('2026-11-03T09:16:00', RAVI, 'I added it to the list and left'),
  said('2026-11-12T23:59:00', RAVI, 'मी उद्या येतो'),
  sent('2026-11-13T00:01:00', ASHA, 'call'),
  said('2026-11-13T13:45:00', ASHA, '[draft] 1/2 done - more: later'),
];
