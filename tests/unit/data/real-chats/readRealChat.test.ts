import { deflateRawSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ReadOptions, readRealChat } from '@/data/real-chats/readRealChat';
import type { Timers } from '@/data/timers';
import { READ_REFUSALS, REFUSAL_SENTENCES } from '@/domain/real-chats/refusals';
import { ASHA, CONVERSATION, RAVI, wallClock } from '../../../support/real-chats/conversation.ts';
import {
  renderInstagram,
  renderMessenger,
  renderTelegram,
} from '../../../support/real-chats/jsonFormats.ts';
import { renderWhatsApp } from '../../../support/real-chats/renderWhatsApp.ts';
import { WHATSAPP_FORMATS } from '../../../support/real-chats/whatsAppFormats.ts';
import { workerInProcess } from '../../../support/real-chats/workerInProcess.ts';

type Part = string | Uint8Array<ArrayBuffer>;

function file(...parts: readonly Part[]): Blob {
  return new Blob([...parts]);
}

function read(content: Part | Blob, options?: ReadOptions) {
  const blob = content instanceof Blob ? content : file(content);
  return readRealChat({ kind: 'file', file: blob }, { createWorker: workerInProcess, ...options });
}

function zip(files: Zippable): Blob {
  return file(new Uint8Array(zipSync(files)));
}

const [format] = WHATSAPP_FORMATS;
if (format === undefined) throw new Error('There are no formats');
const EXPORT = renderWhatsApp(format, CONVERSATION);

async function messagesOf(content: Part | Blob, options?: ReadOptions) {
  const outcome = await read(content, options);
  if (outcome.kind !== 'read') throw new Error(JSON.stringify(outcome));
  return outcome.chat;
}

const at = CONVERSATION.map((message) => message.at);

describe('a chat', () => {
  it('is read to numbers and names', async () => {
    const chat = await messagesOf(EXPORT);
    expect(chat.people).toEqual([ASHA, RAVI]);
    expect(chat.hasTimes).toBe(true);
    expect(chat.messages[0]).toEqual({
      at: wallClock('2026-10-31T21:05:00'),
      from: 0,
      kind: 'text',
      words: 5,
      questions: 1,
      emoji: 0,
      mood: 'curious',
    });
    expect(chat.messages.map((message) => message.at)).toEqual(at);
    expect(chat.messages[2]).toMatchObject({ from: 1, kind: 'media', words: 0, mood: null });
    expect(JSON.stringify(chat)).not.toContain('Pune');
  });

  it('is read from a text that was pasted', async () => {
    const outcome = await readRealChat(
      { kind: 'text', text: 'Asha: hi\nRavi: hello' },
      { createWorker: workerInProcess },
    );
    expect(outcome).toMatchObject({ kind: 'read', chat: { hasTimes: false } });
  });

  it('is read from an archive, whatever else is in it', async () => {
    const other = strToU8('Asha: not this, although it is long. '.repeat(900));
    const found = await messagesOf(
      zip({ 'a/photo.jpg': other, '_chat.txt': strToU8(EXPORT), 'notes.txt': other }),
    );
    expect(found.messages.map((message) => message.at)).toEqual(at);
    const stored = zip({ 'WhatsApp Chat with Asha.txt': [strToU8(EXPORT), { level: 0 }] });
    expect((await messagesOf(stored)).messages).toHaveLength(at.length);
  });

  it('is put together of the parts of a conversation', async () => {
    const [newer, older] = [CONVERSATION.slice(5), CONVERSATION.slice(0, 5)];
    const found = await messagesOf(
      zip({
        'inbox/asha/message_2.json': strToU8(renderInstagram(older)),
        'inbox/asha/message_1.json': strToU8(renderInstagram(newer)),
      }),
    );
    expect(found.messages.map((message) => message.at)).toEqual(at);
  });

  it('is read as UTF-16 with and without its mark, with CRLF, and cut within a character', async () => {
    const wide = new Uint8Array(Buffer.from(EXPORT, 'utf16le'));
    const big = new Uint8Array(Buffer.from(EXPORT, 'utf16le').swap16());
    const narrow = new TextEncoder().encode(EXPORT);
    const cut = narrow.lastIndexOf(0xe0) + 1;
    const files = [
      file('\ufeff', EXPORT),
      file(new Uint8Array([0xff, 0xfe]), wide),
      file(new Uint8Array([0xfe, 0xff]), big),
      file(EXPORT.replaceAll('\n', '\r\n')),
    ];
    for (const each of files) {
      expect((await messagesOf(each)).messages.map((message) => message.at)).toEqual(at);
    }
    expect((await messagesOf(narrow.slice(0, cut))).messages.length).toBeGreaterThan(5);
  });

  it('can have one person, or 500', async () => {
    const alone = await messagesOf('25/11/26, 21:05 - Asha: hello');
    expect(alone.people).toEqual(['Asha']);
    const line = (_: unknown, index: number) => `25/11/26, 21:05 - Person ${index}: hello there`;
    expect((await messagesOf(Array.from({ length: 500 }, line).join('\n'))).people).toHaveLength(
      500,
    );
    expect(await read(Array.from({ length: 501 }, line).join('\n'))).toEqual({
      kind: 'refused',
      reason: 'tooManyPeople',
    });
  });

  it('asks which date is first, and takes the answer', async () => {
    const text = '3/2/26, 9:05 - Asha: a\n4/2/26, 9:05 - Ravi: b';
    expect(await read(text)).toEqual({ kind: 'whichDateFirst' });
    const day = await messagesOf(text, { answers: { dateOrder: 'dayFirst' } });
    const month = await messagesOf(text, { answers: { dateOrder: 'monthFirst' } });
    expect(day.messages[1]?.at).toBe(wallClock('2026-02-04T09:05:00'));
    expect(month.messages[1]?.at).toBe(wallClock('2026-04-02T09:05:00'));
  });
});

it('says how many lines look like messages and are not counted', async () => {
  const lines = ['25/11/26, 21:05 - Asha: look', '03/01/25, 10:00 - Meera: old'];
  expect((await messagesOf([...lines, '25/11/26, 21:06 - Ravi: ok'].join('\n'))).uncounted).toBe(1);
});

it('people have names that can be seen and told apart', async () => {
  const lines = ['\u3164', '\u2063', 'Asha'].map((name) => `25/11/26, 21:05 - ${name}: hi`);
  const { people } = await messagesOf(lines.join('\n'));
  expect(people).toEqual(['No visible name', 'No visible name (2)', 'Asha']);
});

describe('an archive of several', () => {
  const play = strToU8('Hero: I am here\nVillain: So am I\n'.repeat(900));
  const meta = (name: string, messages: string) =>
    strToU8(messages.replace('[{"name":"Asha"}]', `[{"name":"${name}"},{"name":"Ravi"}]`));

  it.each([
    ['the name', { 'Play.txt': play, 'WhatsApp Chat with Asha.txt': strToU8(EXPORT) }],
    ['the stamps', { 'Play.txt': play, 'Chat.txt': strToU8(EXPORT) }],
    ['both', { 'WhatsApp.txt': play, 'old.txt': strToU8(EXPORT) }],
  ])('texts: the chat is found by %s, not by its size', async (_, files) => {
    expect((await messagesOf(zip(files))).messages.map((message) => message.at)).toEqual(at);
  });

  it('two chats of WhatsApp: asks which', async () => {
    const names = ['WhatsApp Chat with Asha.txt', 'a/WhatsApp Chat with Meera.txt'];
    const archive = zip(Object.fromEntries(names.map((name) => [name, strToU8(EXPORT)])));
    expect(await read(archive)).toMatchObject({ kind: 'whichChat', chats: { length: 2 } });
    const answers = { chat: names[1] ?? '' };
    expect((await messagesOf(archive, { answers })).messages).toHaveLength(at.length);
  });

  it('an account of Instagram: asks which, by the names of the others', async () => {
    const [short, long] = [CONVERSATION.slice(0, 2), CONVERSATION].map(renderInstagram);
    const archive = zip({
      'inbox/asha_1/message_1.json': meta('Asha', short ?? ''),
      'inbox/meera_2/message_1.json': meta('Meera \u00e2\u009d\u00a4', long ?? ''),
      'inbox/x_3/message_1.json': strToU8('{}'),
      'posts_1.json': strToU8('[]'),
      'ads/no-data.txt': play,
    });
    const chats = [
      { path: 'inbox/meera_2/', name: 'Meera ❤' },
      { path: 'inbox/asha_1/', name: 'Asha' },
      { path: 'inbox/x_3/', name: 'x' },
    ];
    expect(await read(archive)).toEqual({ kind: 'whichChat', chats });
    const found = await messagesOf(archive, { answers: { chat: 'inbox/asha_1/' } });
    expect(found.messages).toHaveLength(2);
  });

  it('encrypted chats of Messenger, each a file called after somebody', async () => {
    const archive = zip({
      'Asha_3.json': strToU8(renderMessenger(CONVERSATION)),
      'media/a.jpg': play,
    });
    expect((await messagesOf(archive)).messages).toHaveLength(at.length);
  });
});

it('people are told apart by their ids', async () => {
  const items = ['user1', 'user2', 'user1'].map((from_id, id) => ({
    ...{ id, type: 'message', date: '2026-11-25T21:05:11', from: 'Asha', from_id, text: 'hi' },
  }));
  const { people, messages } = await messagesOf(JSON.stringify({ messages: items }));
  expect(people).toEqual(['Asha', 'Asha (2)']);
  expect(messages.map(({ from }) => from)).toEqual([0, 1, 0]);
});

describe('what is refused', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
  const locked = zipSync({ '_chat.txt': strToU8(EXPORT) });
  // The flag of a password, in the directory.
  const entry = locked.length - 22 - 46 - '_chat.txt'.length;
  locked[entry + 8] = 1;
  const damaged = zipSync({ '_chat.txt': strToU8(EXPORT) });
  damaged.fill(0xff, 45, 200);

  it.each<readonly [string, Part | Blob, string]>([
    ['nothing', '', 'empty'],
    ['white space', '\n \n', 'empty'],
    ['a picture', png, 'anotherKind'],
    ['a PDF', '%PDF-1.7 text', 'anotherKind'],
    ['a web page', '<!DOCTYPE html>\n<html></html>', 'webPage'],
    ['a letter', 'Dear all,\nI am fine.\nYours', 'noMessages'],
    ['one line', 'hello', 'noMessages'],
    [
      'a strange clock',
      '25/11/26, 9:05 qux - Asha: a\n25/11/26, 9:06 qux - Ravi: b',
      'unknownHalf',
    ],
    ['remarks alone', '25/11/26, 21:05 - Asha created group "a: b"', 'noMessages'],
    ['other JSON', '{"a":[1,2]}', 'noMessages'],
    ['broken JSON', '{"messages":[{"date":}]}', 'unreadable'],
    ['several chats', '{"chats":{"list":[{"messages":[]},{"messages":[]}]}}', 'severalChats'],
    ['a locked archive', new Uint8Array(locked), 'lockedArchive'],
    ['a damaged archive', new Uint8Array(damaged), 'unreadable'],
    ['half an archive', zip({ '_chat.txt': strToU8(EXPORT) }).slice(0, 200), 'unreadable'],
    ['an archive of pictures', zip({ 'a.png': png }), 'archiveWithoutChat'],
    ['an archive in one', zip({ 'a.zip': zipSync({ 'b.txt': png }) }), 'archiveInArchive'],
    ['one under a name of text', zip({ 'a.txt': zipSync({ 'b.txt': png }) }), 'archiveInArchive'],
    ['an export as web pages', zip({ 'a/message_1.html': strToU8('<p>hi</p>') }), 'webPage'],
    ['JSON that was cut', renderTelegram(CONVERSATION).slice(0, -20), 'cutOff'],
  ])('%s', async (_, content, reason) => {
    expect(await read(content)).toEqual({ kind: 'refused', reason });
  });

  it('more than 64 MB: as a file, declared by an archive, and hidden by it', async () => {
    const tooLarge = { kind: 'refused', reason: 'tooLarge' };
    const mega = new Uint8Array(1024 * 1024).fill(0x61);
    const large = file(...Array.from({ length: 65 }, () => mega));
    expect(await read(large)).toEqual(tooLarge);
    // Packed by Node, then named as what it is: fflate takes seconds for it.
    const packed = new Uint8Array(deflateRawSync(new Uint8Array(await large.arrayBuffer())));
    const bomb = zipSync({ 'a.txt': [packed, { level: 0 }] });
    const entry = new DataView(bomb.buffer, bomb.length - 22 - 46 - 'a.txt'.length);
    entry.setUint16(10, 8, true);
    expect(await read(new Uint8Array(bomb))).toEqual(tooLarge);
    entry.setUint32(24, large.size, true);
    expect(await read(new Uint8Array(bomb))).toEqual(tooLarge);
  });
});

it('each refusal has a short sentence of its own', () => {
  const sentences = READ_REFUSALS.map((reason) => REFUSAL_SENTENCES[reason]);
  expect(new Set(sentences).size).toBe(READ_REFUSALS.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^(?=.{20,130}$)[^\u2014]*\.$/);
});

describe('on the way', () => {
  const long = 'Asha: hi\nRavi: hello there\n'.repeat(60_000);
  const quick: Timers = {
    after(_, task) {
      queueMicrotask(task);
      return () => {};
    },
  };

  it('tells how far it is, and rises', async () => {
    const shares: number[] = [];
    await read(long, { onProgress: (share) => shares.push(share), timers: quick });
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  it('is given up when nobody waits for it', async () => {
    const cancel = new AbortController();
    const reading = read(long, { signal: cancel.signal });
    cancel.abort();
    await expect(reading).rejects.toThrow('abort');
    await expect(read(long, { signal: cancel.signal })).rejects.toThrow('abort');
  });
});

it('throws where the browser makes no worker', async () => {
  const createWorker = () => {
    throw new TypeError('No worker');
  };
  await expect(read(EXPORT, { createWorker })).rejects.toThrow('No worker');
});

it('reads Telegram', async () => {
  const { people } = await messagesOf(renderTelegram(CONVERSATION));
  expect(people).toEqual([RAVI, ASHA].toSorted());
});
