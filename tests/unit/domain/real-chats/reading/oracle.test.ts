import { expect, it } from 'vitest';
import { parseString } from 'whatsapp-chat-parser';
import { readWhatsApp } from '@/domain/real-chats/reading/whats-app/readWhatsApp';
import { CONVERSATION } from '../../../../support/real-chats/conversation.ts';
import { readText } from '../../../../support/real-chats/readText.ts';
import { renderWhatsApp } from '../../../../support/real-chats/renderWhatsApp.ts';
import { WHATSAPP_FORMATS } from '../../../../support/real-chats/whatsAppFormats.ts';

/** What the package reads well: Latin digits, no words of other languages, no remarks with names. */
const COMMON = WHATSAPP_FORMATS.filter(
  ({ zero, halfFirst, halves, platform, comma, dash, gap, order, timeSeparator, mark }) =>
    platform !== 'web' &&
    zero === undefined &&
    timeSeparator === undefined &&
    mark === undefined &&
    !halfFirst &&
    gap !== '' &&
    order !== 'ymd' &&
    dash === undefined &&
    (comma === undefined || comma === '') &&
    /^[\x20-\x7e]*$/.test(halves?.join('') ?? ''),
);

/** The clock of the machine, which the package reads times by, as the clock on the wall. */
function wallClock(date: Date): number {
  return (
    Date.UTC(
      date.getFullYear(),
      date.getMonth(),
      date.getDate(),
      date.getHours(),
      date.getMinutes(),
      date.getSeconds(),
    ) / 1000
  );
}

it('covers ten formats', () => expect(COMMON.length).toBeGreaterThanOrEqual(10));

it.each(COMMON.map((format) => [format.name, format] as const))(
  'another reader finds the same: %s',
  (_, format) => {
    const spoken = CONVERSATION.filter(({ kind }) => kind === 'text');
    const file = renderWhatsApp({ ...format, remarks: [] }, spoken);
    const theirs = parseString(file.trimEnd().replaceAll('\r', '')).map((message) => ({
      at: wallClock(message.date),
      from: message.author,
      text: message.message,
    }));
    const ours = readText(readWhatsApp, file).messages;
    expect(ours.map(({ at, from, text }) => ({ at, from, text }))).toEqual(theirs);
  },
);
