import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWhatsApp } from '@/domain/real-chats/reading/whats-app/readWhatsApp';
import type { RealMessage } from '@/domain/real-chats/realMessage';
import { ASHA, CONVERSATION, RAVI } from '../../../../support/real-chats/conversation.ts';
import { readText } from '../../../../support/real-chats/readText.ts';
import { renderWhatsApp } from '../../../../support/real-chats/renderWhatsApp.ts';
import { WHATSAPP_FORMATS } from '../../../../support/real-chats/whatsAppFormats.ts';

describe('one conversation in the formats of many phones', () => {
  it('has them', () => expect(WHATSAPP_FORMATS.length).toBeGreaterThanOrEqual(30));

  it.each(WHATSAPP_FORMATS.map((format) => [format.name, format] as const))('%s', (_, format) => {
    const { messages, dateOrder } = readText(readWhatsApp, renderWhatsApp(format, CONVERSATION));
    expect(messages).toEqual(CONVERSATION);
    expect(dateOrder).toBe(format.order === 'mdy' ? 'monthFirst' : 'dayFirst');
  });
});

const START = Date.UTC(2024, 0, 25) / 1000;

const words = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        'hello',
        'कैसे हो',
        'PS: ',
        '12:30',
        ' - ',
        '\n',
        '?',
        '😍',
        '"',
        '[1/2]',
        '<3',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(' ').replace(/[\u200e\u200f\r]/g, ''))
  // Neither ends of white space nor what WhatsApp writes itself come from a person.
  .map((text) => text.trim())
  .filter((text) => text !== '' && !/^<|>$|^null$|^\S+:\s|\u2028|\p{Cf}/iu.test(text));

const message = fc.record({
  wait: fc.integer({ min: 0, max: 400 }).map((minutes) => minutes * 60),
  isAsha: fc.boolean(),
  text: words,
  kind: fc.constantFrom('text', 'text', 'text', 'text', 'media', 'deleted', 'call', 'poll'),
});

/** Any conversation that lasts beyond the 12th of a month; both say something plain at first. */
const conversation = fc.array(message, { minLength: 1, maxLength: 30 }).map((sent) => {
  let at = START;
  const messages: RealMessage[] = [ASHA, RAVI].map((from) => ({
    at,
    from,
    kind: 'text',
    text: 'Hello',
  }));
  for (const { wait, isAsha, text, kind } of sent) {
    at += wait;
    messages.push({ at, from: isAsha ? ASHA : RAVI, kind, text: kind === 'text' ? text : '' });
  }
  return messages;
});

describe('any conversation', () => {
  it('is the same in every format, in pieces of any length', () => {
    fc.assert(
      fc.property(
        conversation,
        fc.constantFrom(...WHATSAPP_FORMATS),
        fc.integer({ min: 1, max: 300 }),
        (messages, format, pieceLength) => {
          const file = renderWhatsApp(format, messages);
          expect(readText(readWhatsApp, file, pieceLength).messages).toEqual(messages);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
