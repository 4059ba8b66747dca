import { expect, it, vi } from 'vitest';
import { systemTimers } from '@/data/timers';

it('calls a task once after its time, unless it is called off', () => {
  vi.useFakeTimers();
  try {
    const task = vi.fn();
    systemTimers.after(1000, task);
    const callOff = systemTimers.after(2000, task);
    vi.advanceTimersByTime(999);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    callOff();
    vi.advanceTimersByTime(10_000);
    expect(task).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

it.each([2 ** 31, 1e12, Number.POSITIVE_INFINITY])('does not take %d ms for none', (wait) => {
  const planned = vi.spyOn(globalThis, 'setTimeout');
  systemTimers.after(wait, () => undefined)();
  // The longest wait that browsers know.
  expect(planned.mock.calls.at(0)?.[1]).toBe(2_147_483_647);
});
