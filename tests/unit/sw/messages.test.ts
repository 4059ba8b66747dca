import { expect, it, vi } from 'vitest';
import { listenToPages } from '../../../sw/messages.ts';

type Listener = Parameters<Parameters<typeof listenToPages>[0]['addEventListener']>[1];

function worker() {
  const listeners: Listener[] = [];
  const takeOver = vi.fn(async () => {});
  const answers = { version: '1.2.3', takeOver };
  listenToPages({ addEventListener: (_, listener) => listeners.push(listener) }, answers);

  function receive(data: unknown) {
    const port = { postMessage: vi.fn() };
    const waitUntil = vi.fn();
    for (const listener of listeners) listener({ data, ports: [port], waitUntil });
    const called = {
      takeOver: takeOver.mock.calls.length,
      answers: port.postMessage.mock.calls.flat(),
      keptAlive: waitUntil.mock.calls.length,
    };
    takeOver.mockClear();
    return called;
  }

  return { listeners, receive };
}

const NOTHING = { takeOver: 0, answers: [], keptAlive: 0 };

it('listens once', () => {
  expect(worker().listeners).toHaveLength(1);
});

it('takes over only when a page says that the person agreed', () => {
  const { receive } = worker();
  for (const consent of [{ type: 'SKIP_WAITING' }, 'taal-take-over']) {
    expect(receive(consent)).toEqual({ ...NOTHING, takeOver: 1, keptAlive: 1 });
  }
});

it('tells its version on the port of the question', () => {
  const { receive } = worker();
  expect(receive('taal-version')).toEqual({ ...NOTHING, answers: ['1.2.3'] });
});

it('does nothing on another message', () => {
  const { receive } = worker();
  // Open tabs of former versions send the third.
  for (const other of [null, 'SKIP_WAITING', 'taal:repair-precache', { type: 'taal-show' }]) {
    expect(receive(other)).toEqual(NOTHING);
  }
});
