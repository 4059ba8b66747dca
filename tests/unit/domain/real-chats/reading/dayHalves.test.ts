import { describe, expect, it } from 'vitest';
import { readWhatsApp } from '@/domain/real-chats/reading/whats-app/readWhatsApp';
import { wallClock } from '../../../../support/real-chats/conversation.ts';
import { readText } from '../../../../support/real-chats/readText.ts';

function timesOf(...stamps: string[]): readonly string[] {
  const { messages, refusal } = readText(
    readWhatsApp,
    stamps.map((stamp) => `${stamp} - Asha: one`).join('\n'),
  );
  if (refusal !== null) return [refusal];
  return messages.map(({ at }) => new Date((at ?? 0) * 1000).toISOString().slice(11, 16));
}

/** The languages of India, and the twenty largest others. */
const LANGUAGES =
  'hi mr bn as gu pa or ta te kn ml ur ne sa kok ks sd mai doi mni sat brx en zh zh-Hant es ar fr pt ru id ms de ja tr vi ko it fa th pl fil sw';

describe('the half of the day', () => {
  it.each([
    ['Bodo, before the time', ['01/11/2026, बेलासे 3:05', '02/11/2026, फुं 9:05'], ['15:05', '09:05']],
    ['Turkish', ['25.11.2026 ÖÖ 9:05', '25.11.2026 ÖS 3:05'], ['09:05', '15:05']],
    ['Assamese', ['২৫/১১/২০২৬, অপৰাহ্ন ৯.০৫', '২৬/১১/২০২৬, পূৰ্বাহ্ন ৯.০৫'], ['21:05', '09:05']],
    [
      'Hindi, by the part of the day',
      ['25/11/26, रात 9:05', '26/11/26, रात 2:05'],
      ['21:05', '02:05'],
    ],
    ['Chinese of Taiwan', ['2026/11/25 晚上 12:05', '2026/11/25 中午 12:05'], ['00:05', '12:05']],
    ['Indonesian', ['25/11/26 11.05 siang', '25/11/26 2.05 siang'], ['11:05', '14:05']],
    ['a word for "at", and none', ['25/11/26 à 3:05', '25/11/26 klo 21:05'], ['03:05', '21:05']],
    [
      '"at" and the half',
      ['25/11/26, a las 9:05 p. m.', '25/11/26 lúc 9:05 SA'],
      ['21:05', '09:05'],
    ],
    ['a word that nobody knows', ['25/11/26, 9:05 qux', '25/11/26, 9:06 am'], ['unknownHalf']],
    ['one before the time', ['25/11/26, qux 9:05', '25/11/26, 9:06 am'], ['unknownHalf']],
  ])('%s', (_, stamps, times) => expect(timesOf(...stamps)).toEqual(times));

  it.each(LANGUAGES.split(' '))('is never another one: %s', (language) => {
    const clock = new Intl.DateTimeFormat(language, {
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      timeZone: 'UTC',
    });
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    const written = hours.map((hour) => clock.format(Date.UTC(2026, 10, 25, hour, 5)));
    const times = hours.map((hour) => `${String(hour).padStart(2, '0')}:05`);
    expect(timesOf(...written.map((time) => `25/11/2026, ${time}`))).toEqual(times);
  });
});

it('a line of a person that looks like a strange time is said, and the chat is read', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `25/11/26, 21:${10 + at} - Asha: ${at}`);
  const text = [...lines, '25/11/26, 9:05 qux - Ravi: cake'].join('\n');
  const { messages, uncounted, refusal } = readText(readWhatsApp, text);
  expect([messages.length, uncounted, refusal]).toEqual([40, 1, null]);
  expect(messages[0]?.at).toBe(wallClock('2026-11-25T21:10:00'));
});
