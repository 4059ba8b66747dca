import * as v from 'valibot';
import { unpackChat } from '@/domain/real-chats/packedChat';
import type { RealChat } from '@/domain/real-chats/realMessage';
import type { ReadRefusal } from '@/domain/real-chats/refusals';
import { systemTimers, type Timers } from '../timers';
import { trustedScriptUrl } from '../worker/trustedScriptUrl';
import type { ChatChoice } from './archive/chooseChat';
import type { ChatSource, PackedOutcome, ReadingAnswers } from './chatReading';
import workerAddress from './worker/chatWorker.ts?worker&url';
import { type ReadingRequest, readingAnswer } from './worker/messages';

export type ReadOutcome =
  | { readonly kind: 'read'; readonly chat: RealChat }
  /** Day and month cannot be told apart: read it again with what the person says. */
  | { readonly kind: 'whichDateFirst' }
  /** The archive holds several: read it again with the path of one. */
  | { readonly kind: 'whichChat'; readonly chats: readonly ChatChoice[] }
  | { readonly kind: 'refused'; readonly reason: ReadRefusal };

export interface ReadOptions {
  /** The share that is read, from 0 to 1; told at most every 50 ms. */
  readonly onProgress?: (share: number) => void;
  /** Ends the reading at once; it then fails with the signal's reason. */
  readonly signal?: AbortSignal;
  /** What the person answered, where the file does not settle it. */
  readonly answers?: Partial<ReadingAnswers>;
  readonly timers?: Timers;
  readonly createWorker?: () => ReadingWorker;
}

const PROGRESS_MS = 50;

interface Progress {
  readonly tell: (share: number) => void;
  readonly stop: () => void;
}

/** Tells the latest share after a while, however often it changes. */
function seldom(onProgress: (share: number) => void, timers: Timers): Progress {
  let latest = 0;
  let stopTimer: (() => void) | null = null;
  return {
    tell(share) {
      latest = share;
      stopTimer ??= timers.after(PROGRESS_MS, () => {
        stopTimer = null;
        onProgress(latest);
      });
    },
    stop: () => stopTimer?.(),
  };
}

/** What a page needs of a worker. */
export type ReadingWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

function createChatWorker(): ReadingWorker {
  return new Worker(trustedScriptUrl('taal-chat-worker', workerAddress), { type: 'module' });
}

/** One worker a chat: ending it gives back its memory, and is how a reading is cancelled. */
function inWorker(
  worker: ReadingWorker,
  request: ReadingRequest,
  onShare: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<PackedOutcome> {
  const reading = new Promise<PackedOutcome>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const answer = v.safeParse(readingAnswer, data);
      if (!answer.success) resolve({ kind: 'refused', reason: 'unreadable' });
      else if (answer.output.kind === 'progress') onShare(answer.output.share);
      else resolve(answer.output);
    });
    worker.addEventListener('messageerror', () =>
      resolve({ kind: 'refused', reason: 'unreadable' }),
    );
    // The worker answers for all that fails within it: what ends here could not be loaded.
    worker.addEventListener('error', () => reject(new Error('The reader could not be loaded')));
    signal?.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(request);
  });
  return reading.finally(() => worker.terminate());
}

/**
 * Reads an exported or pasted chat in a worker (rules “Formats” and “Limits”), from which only
 * numbers and names come back. Nothing is stored and nothing is asked of a network. Throws where
 * the browser makes no worker or cannot load it, and the signal's reason where nobody waits any
 * longer.
 */
export async function readRealChat(
  source: ChatSource,
  {
    onProgress = () => {},
    signal,
    answers = {},
    timers = systemTimers,
    createWorker = createChatWorker,
  }: ReadOptions = {},
): Promise<ReadOutcome> {
  signal?.throwIfAborted();
  const progress = seldom(onProgress, timers);
  const request: ReadingRequest = { source, dateOrder: null, chat: null, ...answers };
  try {
    const outcome = await inWorker(createWorker(), request, progress.tell, signal);
    return outcome.kind === 'read' ? { kind: 'read', chat: unpackChat(outcome.chat) } : outcome;
  } finally {
    progress.stop();
  }
}
