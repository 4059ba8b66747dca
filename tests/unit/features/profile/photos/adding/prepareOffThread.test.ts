import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareOffThread } from '@/features/profile/photos/adding/prepareOffThread';
import { manualTime } from '../../../../../support/fakes/manualTime.ts';

type Listener = (event: { data: unknown }) => void;

let workers: FakeWorker[] = [];

/** A worker that answers when the test says so. */
class FakeWorker {
  readonly listeners = new Map<string, Listener>();
  readonly received: unknown[] = [];
  ended = false;

  constructor() {
    workers.push(this);
  }
  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }
  postMessage(message: unknown): void {
    this.received.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  emit(type: string, data: unknown = null): void {
    this.listeners.get(type)?.({ data });
  }
}

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
  return () => vi.unstubAllGlobals();
});

function start() {
  const file = new Blob(['file']);
  const time = manualTime();
  const outcome = prepareOffThread(file, time.timers);
  const [worker] = workers;
  if (worker === undefined) throw new Error('No worker was started');
  return { file, time, outcome, worker };
}

describe('preparing off the thread', () => {
  it('hands the file to a worker, and ends it once it has answered', async () => {
    const { file, time, outcome, worker } = start();
    expect(worker.received).toEqual([{ file }]);
    expect(worker.ended).toBe(false);
    const photo = {
      kind: 'ready',
      blob: new Blob(['photo']),
      width: 4,
      height: 3,
      isOriginal: false,
    };
    worker.emit('message', photo);
    expect(await outcome).toEqual(photo);
    expect(worker.ended).toBe(true);
    expect(time.waits()).toEqual([]);
  });

  it('passes on a refusal', async () => {
    const { outcome, worker } = start();
    worker.emit('message', { kind: 'refused', reason: 'svg' });
    expect(await outcome).toEqual({ kind: 'refused', reason: 'svg' });
  });

  it('gives up after twenty seconds and ends the worker', async () => {
    const { time, outcome, worker } = start();
    time.advance(19_999);
    expect(worker.ended).toBe(false);
    time.advance(1);
    expect(await outcome).toEqual({ kind: 'refused', reason: 'tooSlow' });
    expect(worker.ended).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a photo without its picture', { kind: 'ready', width: 4, height: 3, isOriginal: false }],
    [
      'a size of none',
      { kind: 'ready', blob: new Blob(['x']), width: 0, height: 3, isOriginal: false },
    ],
    ['a reason that there is not', { kind: 'refused', reason: 'mood' }],
  ])('does not trust an answer that is %s', async (_, answer) => {
    const { outcome, worker } = start();
    worker.emit('message', answer);
    expect(await outcome).toEqual({ kind: 'refused', reason: 'failed' });
  });

  it('does not wait on for an answer that did not arrive whole', async () => {
    const { outcome, worker } = start();
    worker.emit('messageerror');
    expect(await outcome).toEqual({ kind: 'refused', reason: 'failed' });
  });
});
