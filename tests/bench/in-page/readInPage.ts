import { readChat } from '../../../src/data/real-chats/chatReading.ts';
import { blobPieces } from '../../../src/data/real-chats/pieces.ts';
import { readWhatsApp } from '../../../src/domain/real-chats/reading/whats-app/readWhatsApp.ts';

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

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

function heapOf(memory: unknown): number {
  const value = memory instanceof Object && 'usedJSHeapSize' in memory ? memory.usedJSHeapSize : 0;
  return typeof value === 'number' ? value : Number.NaN;
}

export interface ReadTimes {
  readonly megabytes: number;
  readonly messages: number;
  /** Milliseconds of each run: finding the messages, also measuring them, and the bare minimum. */
  readonly finding: readonly number[];
  readonly reading: readonly number[];
  readonly bare: readonly number[];
  /** The longest time from one piece to the next. */
  readonly longestPiece: number;
  /** The most that the reading adds to the heap, in megabytes. */
  readonly heap: number;
}

async function findMessages(file: Blob): Promise<void> {
  let found = 0;
  const decoder = new TextDecoder();
  const reader = readWhatsApp(() => {
    found += 1;
  });
  for await (const { bytes } of blobPieces(file)) {
    reader.push(decoder.decode(bytes, { stream: true }));
  }
  reader.end();
  if (found !== MESSAGES) throw new Error(`Found ${found} messages`);
}

/** Only where the browser was started so. */
function collectGarbage(): void {
  const collect: unknown = Reflect.get(globalThis, 'gc');
  if (typeof collect === 'function') collect();
}

/** Reads a long chat as the worker does, in turn with the least that can be done with its file. */
export async function measureReading(): Promise<ReadTimes> {
  const file = makeExport();
  const finding: number[] = [];
  const reading: number[] = [];
  const bare: number[] = [];
  let messages = 0;
  let heap = 0;
  let longestPiece = 0;
  for (let run = 0; run < RUNS; run += 1) {
    let lines = 0;
    bare.push(
      await timeOf(async () => {
        lines = new TextDecoder().decode(await file.arrayBuffer()).split('\n').length;
      }),
    );
    if (lines <= MESSAGES) throw new Error('The file has lost lines');
    finding.push(await timeOf(() => findMessages(file)));
    let last = performance.now();
    reading.push(
      await timeOf(async () => {
        const onPiece = () => {
          const now = performance.now();
          longestPiece = Math.max(longestPiece, now - last);
          last = now;
        };
        const outcome = await readChat({ kind: 'file', file }, { dateOrder: null, onPiece });
        messages = outcome.kind === 'read' ? outcome.chat.at.length : 0;
      }),
    );
  }
  collectGarbage();
  const before = heapOf(Reflect.get(performance, 'memory'));
  const onPiece = () => {
    heap = Math.max(heap, heapOf(Reflect.get(performance, 'memory')) - before);
  };
  await readChat({ kind: 'file', file }, { dateOrder: null, onPiece });
  const megabytes = file.size / 1e6;
  return { megabytes, messages, finding, reading, bare, longestPiece, heap: heap / 1e6 };
}
