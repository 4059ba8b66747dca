import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOf } from '@/domain/real-chats/reading/formatOf';
import { repairLatin } from '@/domain/real-chats/reading/json/meta';
import { readJson } from '@/domain/real-chats/reading/json/readJson';
import { readPlain } from '@/domain/real-chats/reading/readPlain';
import { CONVERSATION } from '../../../../support/real-chats/conversation.ts';
import { renderInstagram, renderTelegram } from '../../../../support/real-chats/jsonFormats.ts';
import { readText } from '../../../../support/real-chats/readText.ts';

describe('JSON', () => {
  it.each([1, 7, 100, 100_000])('Telegram, in pieces of %i', (pieceLength) => {
    const { messages } = readText(readJson, renderTelegram(CONVERSATION), pieceLength);
    expect(messages).toEqual(CONVERSATION.filter(({ kind }) => kind !== 'deleted'));
  });

  it.each([1, 7, 100, 100_000])('Instagram, in pieces of %i', (pieceLength) => {
    const { messages } = readText(readJson, renderInstagram(CONVERSATION), pieceLength);
    expect(messages).toEqual(CONVERSATION);
  });

  it('finds the items of any list of messages, whatever is in them', () => {
    fc.assert(
      fc.property(fc.array(fc.json()), fc.integer({ min: 1, max: 50 }), (parts, pieceLength) => {
        const items = parts.map((part, id) => ({
          ...{ type: 'message', date: '2026-11-25T21:05:11', from: 'Asha', text: `${id}` },
          messages: [part],
          odd: { '"\\': JSON.parse(part) },
        }));
        const text = JSON.stringify({ chats: { list: [{ name: ']}', messages: items }] } });
        const { messages } = readText(readJson, text, pieceLength);
        expect(messages.map((message) => message.text)).toEqual(items.map((item) => item.text));
      }),
    );
  });

  it('repairs Latin-1 and leaves other texts', () => {
    expect(repairLatin('\u00e0\u00a4\u0095\u00e0\u00a4\u00b2 100%')).toBe('कल 100%');
    for (const text of ['कल', 'é alone', 'plain 50%']) expect(repairLatin(text)).toBe(text);
  });

  it('throws at what is no JSON', () => {
    expect(() => readText(readJson, '{"messages":[{"a":}]}')).toThrow(SyntaxError);
  });
});

describe('plain lines', () => {
  const said = (text: string) =>
    readText(readPlain, text).messages.map(({ from, text: words }) => `${from}> ${words}`);

  it('have names and no times', () => {
    const { messages, hasTimes } = readText(readPlain, 'Asha: hi\r\nRavi K: hello\nthere\n');
    expect(hasTimes).toBe(false);
    expect(messages).toEqual([
      { at: null, from: 'Asha', kind: 'text', text: 'hi' },
      { at: null, from: 'Ravi K', kind: 'text', text: 'hello\nthere' },
    ]);
  });

  it('are what is copied on Android, whose dates have no year', () => {
    const text = '[25/11, 9:05 pm] Asha: hi\n[25/11, 9:06 pm] +91 98765 43210: yes';
    expect(said(text)).toEqual(['Asha> hi', '+91 98765 43210> yes']);
    expect(formatOf(text)).toBe('plain');
  });

  it('are told from notes that hold a colon', () => {
    const talk = Array.from({ length: 8 }, (_, at) => `Asha: ${at}\nRavi: ${at}`).join('\n');
    expect(said(`${talk}\nPS: bye`).at(-1)).toBe('Ravi> 7\nPS: bye');
    expect(said('Milk\nEggs\nNote: call home\nhttps://a.b\nBread\nTea\nTime: 10:30')).toEqual([]);
    expect(said('Asha: alone')).toEqual([]);
  });

  it('may have no space behind the colon', () => {
    const text = 'Asha:hi at 10:30\nRavi:https://a.b\nAsha: ok';
    expect(said(text)).toEqual(['Asha> hi at 10:30', 'Ravi> https://a.b', 'Asha> ok']);
  });

  it('tell how many lines may be of somebody who wrote once', () => {
    const talk = Array.from({ length: 8 }, (_, at) => `Asha: ${at}\nRavi: ${at}`).join('\n');
    expect(readText(readPlain, `${talk}\nMeera: hi`).uncounted).toBe(1);
  });
});

it.each([
  ['25/11/26, 21:05 - Asha: hi', 'whatsApp'],
  ['cut off\n[25/11/26, 21:05:00] Asha: hi', 'whatsApp'],
  ['\ufeff{"messages":[]}', 'json'],
  ['<!DOCTYPE html><html>', 'webPage'],
  ['Asha: hi', 'plain'],
])('%j is of the format %s', (text, format) => expect(formatOf(text)).toBe(format));
