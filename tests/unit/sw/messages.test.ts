import { expect, it, vi } from 'vitest';
import { listenToPages } from '../../../sw/messages.ts';

type Listener = Parameters<Parameters<typeof listenToPages>[0]['addEventListener']>[1];

function worker() {
  const listeners: Listener[] = [];
  const takeOver = vi.fn(async () => {});
  const repairs = [vi.fn(async () => {}), vi.fn(async () => {})];
  const answers = { version: '1.2.3', takeOver, repairs };
  listenToPages({ addEventListener: (_, listener) => listeners.push(listener) }, answers);

  function receive(data: unknown) {
    const port = { postMessage: vi.fn() };
    const waitUntil = vi.fn();
    for (const listener of listeners) listener({ data, ports: [port], waitUntil });
    const called = {
      takeOver: takeOver.mock.calls.length,
      repairs: repairs.map(({ mock }) => mock.calls.length),
      answers: port.postMessage.mock.calls.flat(),
      keptAlive: waitUntil.mock.calls.length,
    };
    for (const mock of [takeOver, ...repairs]) mock.mockClear();
    return called;
  }

  return { listeners, receive };
}

const NOTHING = { takeOver: 0, repairs: [0, 0], answers: [], keptAlive: 0 };

it('listens once', () => {
  expect(worker().listeners).toHaveLength(1);
});

it('takes over only when a page says that the person agreed', () => {
  const { receive } = worker();
  for (const consent of [{ type: 'SKIP_WAITING' }, 'taal-take-over']) {
    expect(receive(consent)).toEqual({ ...NOTHING, takeOver: 1, keptAlive: 1 });
  }
});

it('stays alive until all repairs are done', () => {
  const { receive } = worker();
  expect(receive('taal:repair-precache')).toEqual({ ...NOTHING, repairs: [1, 1], keptAlive: 2 });
});

it('tells its version on the port of the question', () => {
  const { receive } = worker();
  expect(receive('taal-version')).toEqual({ ...NOTHING, answers: ['1.2.3'] });
});

it('does nothing on another message', () => {
  const { receive } = worker();
  for (const other of [null, 'SKIP_WAITING', { type: 'taal-show' }]) {
    expect(receive(other)).toEqual(NOTHING);
  }
});
