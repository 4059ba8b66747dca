import * as v from 'valibot';
import { unpackChat } from '@/domain/real-chats/packedChat';
import type { DateOrder } from '@/domain/real-chats/reading/chatReader';
import type { RealChat } from '@/domain/real-chats/realMessage';
import type { ReadRefusal } from '@/domain/real-chats/refusals';
import { systemTimers, type Timers } from '../timers';
import { trustedScriptUrl } from '../worker/trustedScriptUrl';
import { type ChatSource, type PackedOutcome, readChat } from './chatReading';
import { Cancelled } from './refused';
import workerAddress from './worker/chatWorker.ts?worker&url';
import { type ReadingRequest, readingAnswer } from './worker/messages';

export type ReadOutcome =
  | { readonly kind: 'read'; readonly chat: RealChat }
  /** Day and month cannot be told apart: read it again with what the person says. */
  | { readonly kind: 'whichDateFirst' }
  | { readonly kind: 'refused'; readonly reason: ReadRefusal };

export interface ReadOptions {
  /** The share that is read, from 0 to 1; told at most every 50 ms. */
  readonly onProgress?: (share: number) => void;
  /** Ends the reading at once; it then fails with the signal's reason. */
  readonly signal?: AbortSignal;
  /** The person's answer, where the file does not settle it. */
  readonly dateOrder?: DateOrder;
  readonly timers?: Timers;
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

function createWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(trustedScriptUrl('taal-chat-worker', workerAddress), { type: 'module' });
  } catch {
    return null;
  }
}

/** One worker a chat: ending it gives back its memory, and is how a reading is cancelled. */
function inWorker(
  request: ReadingRequest,
  onShare: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<PackedOutcome | 'noWorker'> {
  const worker = createWorker();
  if (worker === null) return Promise.resolve('noWorker');
  return new Promise((resolve) => {
    const finish = (outcome: PackedOutcome | 'noWorker') => {
      worker.terminate();
      resolve(outcome);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const answer = v.safeParse(readingAnswer, data);
      if (!answer.success) finish({ kind: 'refused', reason: 'unreadable' });
      else if (answer.output.kind === 'progress') onShare(answer.output.share);
      else finish(answer.output);
    });
    const fail = () => finish({ kind: 'refused', reason: 'unreadable' });
    worker.addEventListener('messageerror', fail);
    // The worker answers for all that fails within it: what ends here could not be loaded.
    worker.addEventListener('error', () => finish('noWorker'));
    // What is read for nobody is not waited for; the caller throws.
    signal?.addEventListener('abort', fail);
    worker.postMessage(request);
  });
}

/** Reads where no worker can be made, with a rest after each piece for the page to answer. */
function onPage(
  { source, dateOrder }: ReadingRequest,
  onShare: (share: number) => void,
  signal: AbortSignal | undefined,
  timers: Timers,
): Promise<PackedOutcome> {
  return readChat(source, {
    dateOrder,
    async onPiece(share) {
      onShare(share);
      await new Promise<void>((resolve) => timers.after(0, resolve));
      if (signal?.aborted) throw new Cancelled();
    },
  });
}

/**
 * Reads an exported or pasted chat in a worker (rules R79 and R80), from which only numbers and
 * names come back. Nothing is stored and nothing is asked of a network.
 */
export async function readRealChat(
  source: ChatSource,
  { onProgress = () => {}, signal, dateOrder, timers = systemTimers }: ReadOptions = {},
): Promise<ReadOutcome> {
  signal?.throwIfAborted();
  const progress = seldom(onProgress, timers);
  const request: ReadingRequest = { source, dateOrder: dateOrder ?? null };
  try {
    const inOther = await inWorker(request, progress.tell, signal);
    signal?.throwIfAborted();
    const outcome =
      inOther === 'noWorker' ? await onPage(request, progress.tell, signal, timers) : inOther;
    return outcome.kind === 'read' ? { kind: 'read', chat: unpackChat(outcome.chat) } : outcome;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    progress.stop();
  }
}
