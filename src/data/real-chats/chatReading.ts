import { measureMessage } from '@/domain/real-chats/measureMessage';
import type { PackedChat } from '@/domain/real-chats/packedChat';
import type { ChatReader, DateOrder, FoundMessage } from '@/domain/real-chats/reading/chatReader';
import { ChatCollector } from '@/domain/real-chats/reading/collectChat';
import { formatOf } from '@/domain/real-chats/reading/formatOf';
import { type JsonChatReader, readJson } from '@/domain/real-chats/reading/json/readJson';
import { readPlain } from '@/domain/real-chats/reading/readPlain';
import { readWhatsApp } from '@/domain/real-chats/reading/whats-app/readWhatsApp';
import { MOST_BYTES, MOST_PEOPLE, type ReadRefusal } from '@/domain/real-chats/refusals';
import type { ChatChoice } from './archive/chooseChat';
import { SeveralChats, unpackedFiles } from './archive/unpack';
import { encodingOf, isArchive } from './encoding';
import { blobPieces, type Piece } from './pieces';
import { Refused } from './refused';

export type ChatSource =
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'text'; readonly text: string };

export type PackedOutcome =
  | { readonly kind: 'read'; readonly chat: PackedChat }
  | { readonly kind: 'whichDateFirst' }
  | { readonly kind: 'whichChat'; readonly chats: readonly ChatChoice[] }
  | { readonly kind: 'refused'; readonly reason: ReadRefusal };

/** What a person answered to what a file leaves open; null where nothing was asked. */
export interface ReadingAnswers {
  readonly dateOrder: DateOrder | null;
  /** The path of a chat in an archive. */
  readonly chat: string | null;
}

export interface Reading extends ReadingAnswers {
  /** Called after each piece with the share that is read, 0 to 1. */
  readonly onPiece: (share: number) => void;
}

/** Of a text that was pasted, as many characters at a time as a piece of a file has bytes. */
const TEXT_PIECE = 256 * 1024;

/** Reads a chat as its text comes in, of one file or of several. */
class ChatReading {
  readonly #collector = new ChatCollector(measureMessage);
  #reader: ChatReader | null = null;
  #json: JsonChatReader | null = null;

  push(text: string): void {
    this.#reader ??= text.trim() === '' ? null : this.#readerFor(text);
    this.#reader?.push(text);
    this.#check();
  }

  /** Ends one of the files of a conversation. */
  endFile(): void {
    if (this.#json !== null && this.#json.chats() > 1) throw new Refused('severalChats');
    this.#json?.endText();
  }

  end(dateOrder: DateOrder | null): PackedOutcome {
    if (this.#reader === null) throw new Refused('empty');
    const ending = this.#reader.end();
    this.#check();
    if (ending.refusal !== null) throw new Refused(ending.refusal);
    if (this.#collector.messages === 0) throw new Refused('noMessages');
    const order = ending.dateOrder ?? dateOrder;
    if (order === null) return { kind: 'whichDateFirst' };
    return { kind: 'read', chat: this.#collector.pack(ending, order) };
  }

  #check(): void {
    if (this.#collector.people > MOST_PEOPLE) throw new Refused('tooManyPeople');
  }

  #readerFor(start: string): ChatReader {
    const onMessage = (message: FoundMessage) => this.#collector.add(message);
    const format = formatOf(start);
    if (format === 'webPage') throw new Refused('webPage');
    if (format === 'whatsApp') return readWhatsApp(onMessage);
    if (format === 'plain') return readPlain(onMessage);
    this.#json = readJson(onMessage);
    return this.#json;
  }
}

async function* filesOf(file: Blob, chat: string | null): AsyncGenerator<AsyncGenerator<Piece>> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (isArchive(start)) return yield* unpackedFiles(file, chat);
  if (file.size > MOST_BYTES) throw new Refused('tooLarge');
  yield blobPieces(file);
}

async function readFile(file: Blob, reading: ChatReading, { chat, onPiece }: Reading) {
  let bytesRead = 0;
  for await (const pieces of filesOf(file, chat)) {
    let decoder: TextDecoder | null = null;
    for await (const { bytes, share } of pieces) {
      // What an archive says of its sizes need not be true.
      bytesRead += bytes.length;
      if (bytesRead > MOST_BYTES) throw new Refused('tooLarge');
      if (decoder === null && isArchive(bytes)) throw new Refused('archiveInArchive');
      decoder ??= new TextDecoder(encodingOf(bytes));
      reading.push(decoder.decode(bytes, { stream: true }));
      onPiece(share);
    }
    if (decoder !== null) reading.push(decoder.decode());
    reading.endFile();
  }
}

function readText(text: string, reading: ChatReading, onPiece: Reading['onPiece']) {
  if (text.length > MOST_BYTES) throw new Refused('tooLarge');
  for (let at = 0; at < text.length; at += TEXT_PIECE) {
    reading.push(text.slice(at, at + TEXT_PIECE));
    onPiece(Math.min(1, (at + TEXT_PIECE) / text.length));
  }
  reading.endFile();
}

/**
 * Reads a chat piece by piece (rules “Formats” and “Limits”): neither the file nor its text is in
 * memory as a whole. All failures are refusals.
 */
export async function readChat(source: ChatSource, options: Reading): Promise<PackedOutcome> {
  const reading = new ChatReading();
  try {
    if (source.kind === 'file') await readFile(source.file, reading, options);
    else readText(source.text, reading, options.onPiece);
    return reading.end(options.dateOrder);
  } catch (error) {
    if (error instanceof SeveralChats) return { kind: 'whichChat', chats: error.chats };
    if (error instanceof Refused) return { kind: 'refused', reason: error.reason };
    // The file is gone or may not be read, or its JSON is none.
    return { kind: 'refused', reason: 'unreadable' };
  }
}
