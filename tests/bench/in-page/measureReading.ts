import { readChat } from '../../../src/data/real-chats/chatReading.ts';

const MESSAGES = 100_000;
const RUNS = 7;
const START = Date.UTC(2020, 0, 1);
const TEXTS = [
  'I was thinking about what you said on Sunday, and I still believe that the place near the lake would be nicer than the one by the station. What do you think? We could take the early train and be back by nine.',
  'कल शाम को मिलते हैं, ठीक है? मैं थोड़ा देर से आऊँगी, ऑफिस में काम है',
  'haan yaar, wahi toh main bol raha tha 😂 par usko samajh hi nahi aata, har baar wahi baat. Chalo koi nahi, next time we will just go without asking anybody and see what happens then, okay?',
  '<Media omitted>',
  'Yes!! That was great, thank you so much for the lovely evening and for bringing the cake, everybody at home loved it and my mother keeps asking when you will come again to eat with us ❤️',
  'Reached home. Good night 🌙, sleep well and do not forget to send me the pictures from the trip tomorrow morning, all of them please, also the ones where I look terrible',
] as const;

export interface ReadingTimes {
  /** Milliseconds of each run: reading the chat, and only decoding and splitting its file. */
  readonly reading: readonly number[];
  readonly bare: readonly number[];
  /** The most that the reading adds to the heap, in megabytes. */
  readonly heap: number;
}

/** An export of Android with so many messages, about 20 MB. */
function makeExport(): Blob {
  const lines = Array.from({ length: MESSAGES }, (_, index) => {
    const iso = new Date(START + index * 31 * 60_000).toISOString();
    const date = `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(2, 4)}`;
    const name = index % 3 === 0 ? 'Asha Kulkarni' : 'Ravi';
    return `${date}, ${iso.slice(11, 16)} - ${name}: ${TEXTS[index % TEXTS.length]}\n`;
  });
  return new Blob([lines.join('')]);
}

async function timeOf(task: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

async function read(file: Blob, onPiece: () => void): Promise<void> {
  const outcome = await readChat({ kind: 'file', file }, { dateOrder: null, chat: null, onPiece });
  if (outcome.kind !== 'read' || outcome.chat.at.length !== MESSAGES) {
    throw new Error('Messages of the chat were not read');
  }
}

async function decodeAndSplit(file: Blob): Promise<void> {
  const lines = new TextDecoder().decode(await file.arrayBuffer()).split('\n');
  if (lines.length <= MESSAGES) throw new Error('The file has lost lines');
}

/** Chromium tells the size of the heap, in bytes. */
function usedHeap(): number {
  const memory: unknown = Reflect.get(performance, 'memory');
  const size = memory instanceof Object && 'usedJSHeapSize' in memory ? memory.usedJSHeapSize : 0;
  return typeof size === 'number' ? size : Number.NaN;
}

/** Reads a long chat as the worker does, in turn with the least that can be done with its file. */
export async function measureReading(): Promise<ReadingTimes> {
  const file = makeExport();
  const reading: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    bare.push(await timeOf(() => decodeAndSplit(file)));
    reading.push(await timeOf(() => read(file, () => {})));
  }
  // The browser is started so that a page may collect its garbage.
  const collect: unknown = Reflect.get(globalThis, 'gc');
  if (typeof collect === 'function') collect();
  const before = usedHeap();
  let heap = 0;
  await read(file, () => {
    heap = Math.max(heap, usedHeap() - before);
  });
  return { reading, bare, heap: heap / 1e6 };
}
